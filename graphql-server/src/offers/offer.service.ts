import { IsNull, MoreThanOrEqual, type DataSource } from 'typeorm';
import type { Clock } from '../platform/clock';
import { Offer } from './offer.entity';
import { OfferView } from './offer.results';

/** What the hotel offers beside its rooms. */
export class OfferService {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** What can still be taken today: soonest ending first, what has no end last. */
  async current(): Promise<OfferView[]> {
    const today = await this.clock.today();
    const offers = await this.database.getRepository(Offer).find({
      where: [{ validTill: MoreThanOrEqual(today) }, { validTill: IsNull() }],
      order: { validTill: { direction: 'ASC', nulls: 'LAST' }, createdAt: 'ASC', id: 'ASC' },
    });
    return offers.map((offer) => OfferView.of(offer, today));
  }
}
