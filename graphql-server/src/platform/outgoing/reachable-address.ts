import { z } from 'zod';
import { fault } from '../text/input-faults';
import type { PublicRequests } from './public-request';

/** The rule of a form for an address to which the server later sends requests. `invalid` says what to write instead. */
export const reachableAddress = (
  requests: Pick<PublicRequests, 'obstacleOf'>,
  maximum: number,
  invalid: 'WEBHOOK_ADDRESS_INVALID' | 'CALENDAR_ADDRESS_INVALID',
) =>
  z
    .string()
    .trim()
    .max(maximum, fault(invalid))
    .refine((text) => requests.obstacleOf(text) !== 'ADDRESS_INVALID', fault(invalid))
    .refine((text) => requests.obstacleOf(text) !== 'HOST_PRIVATE', fault('ADDRESS_PRIVATE'));
