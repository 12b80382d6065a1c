import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager, Repository } from 'typeorm';
import type { Clock } from '../platform/clock';
import { deleted } from '../platform/database';
import { plainRead } from '../platform/plain-statements';
import { Offer } from './offer.entity';
import type { OfferText } from './offer.policy';
import { OfferView } from './offer.results';

const CURRENT = `WHERE valid_till IS NULL OR valid_till >= (hotel_now() AT TIME ZONE $1)::date
  ORDER BY valid_till NULLS LAST, created_at, id`;

/** What the hotel offers beside its rooms. */
export class OfferService {
  private readonly offers: Repository<Offer>;
  private readonly currentOffers: (values: [timeZone: string]) => Promise<Offer[]>;

  constructor(
    database: DataSource,
    private readonly clock: Clock,
  ) {
    this.offers = database.getRepository(Offer);
    this.currentOffers = plainRead(database, Offer, CURRENT);
  }

  /** What can still be taken today: soonest ending first, what has no end last. */
  async current(): Promise<OfferView[]> {
    const offers = await this.currentOffers([this.clock.timeZone]);
    return offers.map((offer) => OfferView.current(offer));
  }

  /** Everything, newest first. */
  async all(part: { skip: number; take: number }): Promise<{ offers: OfferView[]; totalCount: number }> {
    const today = await this.clock.today();
    const [offers, totalCount] = await this.offers.findAndCount({
      ...part,
      order: { createdAt: 'DESC', id: 'ASC' },
    });
    return { offers: offers.map((offer) => OfferView.of(offer, today)), totalCount };
  }

  async add(manager: EntityManager, text: OfferText): Promise<OfferView> {
    const id = randomUUID();
    await manager.insert(Offer, { id, ...text });
    return this.view(manager, await manager.findOneByOrFail(Offer, { id }));
  }

  /** Null when there is no such offer. */
  async edit(manager: EntityManager, id: string, text: OfferText): Promise<OfferView | null> {
    await manager.update(Offer, { id }, text);
    const offer = await manager.findOneBy(Offer, { id });
    return offer && this.view(manager, offer);
  }

  /** The offer as it was; null when there was no such offer. */
  delete(manager: EntityManager, id: string): Promise<Offer | null> {
    return deleted(manager, Offer, id);
  }

  private async view(manager: EntityManager, offer: Offer): Promise<OfferView> {
    return OfferView.of(offer, await this.clock.today(manager));
  }
}
