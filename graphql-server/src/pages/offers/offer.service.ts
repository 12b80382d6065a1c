import type { DataSource } from 'typeorm';
import type { AuditService } from '../../access/audit/audit.service';
import type { Clock } from '../../platform/time/clock';
import { plainRead } from '../../platform/database/plain-statements';
import type { PictureIndex } from '../../pictures/core/picture-index';
import { pictureFaults } from '../../pictures/core/picture-references';
import { RecordService } from '../records/record.service';
import { Offer } from './offer.entity';
import { offerRules, type OfferForm } from './offer.policy';

const CURRENT = `WHERE valid_till IS NULL OR valid_till >= (hotel_now() AT TIME ZONE $1)::date
  ORDER BY valid_till NULLS LAST, created_at, id`;

/** Reads and edits the hotel's offers. */
export class OfferService extends RecordService<Offer, OfferForm> {
  private readonly currentOffers: (values: [timeZone: string]) => Promise<Offer[]>;

  constructor(
    database: DataSource,
    audit: AuditService,
    private readonly clock: Clock,
    pictureIndex: PictureIndex,
  ) {
    super(database, audit, {
      noun: 'Offer',
      entity: Offer,
      rules: offerRules,
      columnsOf: (form) => form,
      faultsOf: async ({ imageUrl }) => pictureFaults(pictureIndex, 'imageUrl', [imageUrl]),
    });
    this.currentOffers = plainRead(database, Offer, CURRENT);
  }

  /** The offers that are valid today, by their last day; offers without an end come last. */
  current(): Promise<Offer[]> {
    return this.currentOffers([this.clock.timeZone]);
  }
}
