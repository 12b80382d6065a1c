import { RegisterRepository } from '../../guests/register/register.repository';
import { RegisterService } from '../../guests/register/register.service';
import type { Platform } from './platform';

/** Services about the people who stay. */
export function guestServices({ database, registerRing }: Platform) {
  return { register: new RegisterService(database, new RegisterRepository(database), registerRing) };
}
