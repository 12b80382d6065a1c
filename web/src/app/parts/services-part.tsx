import { Services } from '../home/services';
import { PartPage } from './part-page';

/** The services as a page of their own. */
export default function ServicesPart() {
  return (
    <PartPage title="Services">
      <Services />
    </PartPage>
  );
}
