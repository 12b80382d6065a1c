import { BookingRepository } from '../../bookings/core/booking.repository';
import { BookingService } from '../../bookings/core/booking.service';
import { HoldLimits } from '../../bookings/core/hold-limits';
import { RoomSale } from '../../bookings/core/room-sale.service';
import { UnsecuredRooms } from '../../bookings/core/unsecured-rooms';
import { ExtraUses } from '../../bookings/core/extra-uses';
import { PromotionUses } from '../../bookings/core/promotion-uses';
import { ListedRooms } from '../../pages/category-items/listed-rooms.service';
import { type Settings } from '../../env';
import { KeptLowestNights } from '../../edge/public-cache/kept-lowest-nights';
import { FolioRepository } from '../../bookings/folio/folio.repository';
import { CodeTries } from '../../selling/quotes/promotions/code-tries';
import { PromotionTermsService } from '../../selling/quotes/promotions/promotion-terms.service';
import { PricingService } from '../../selling/quotes/pricing.service';
import { QuoteService } from '../../selling/quotes/quote.service';
import { RoomService } from '../../selling/rooms/room.service';
import { StayCalendarService } from '../../selling/search/stay-calendar.service';
import { LowestNightService } from '../../selling/search/lowest-night.service';
import { StayOptionService } from '../../selling/search/stay-option.service';
import { AvailabilityService } from '../../selling/stays/availability.service';
import { ChangedRooms } from '../../selling/stays/changed-rooms.repository';
import { RoomNightRepository } from '../../selling/stays/room-night.repository';
import { RoomTypeQueue } from '../../selling/stays/room-type-queue';
import { StayRepository } from '../../selling/stays/stay.repository';
import type { Platform } from './platform';

function holdLimitSettings(settings: Settings) {
  return {
    holdsPerEmail: settings.HOLDS_PER_EMAIL,
    holdsPerCaller: settings.HOLDS_PER_CALLER,
    nightsPerEmail: settings.HELD_NIGHTS_PER_EMAIL,
    nightsPerCaller: settings.HELD_NIGHTS_PER_CALLER,
    challengeShare: settings.CHALLENGE_SHARE,
    triesPerNight: settings.CHALLENGE_TRIES_PER_NIGHT,
    scale: settings.RATE_LIMIT_SCALE,
  };
}

/** Services of rooms and of the bookings that take them. */
export function bookingServices({
  settings,
  database,
  secrets,
  property,
  log,
  rateRules,
  rateLimits,
  extras,
  invalidation,
}: Platform) {
  const promotionUses = new PromotionUses(database);
  const extraUses = new ExtraUses(database, extras);
  const rooms = new RoomService(database, property);
  const pricing = new PricingService(rooms, property, rateRules, extras);
  const quotes = new QuoteService({
    rooms,
    pricing,
    property,
    rules: rateRules,
    promotions: promotionUses,
    extras,
    extraUses,
  });
  const bookingRepository = new BookingRepository(database);
  const roomNights = new RoomNightRepository(database);
  const changedRooms = new ChangedRooms(database);
  const availability = new AvailabilityService(rooms, roomNights, property, rateRules);
  const unsecured = new UnsecuredRooms(database, property);
  const holdLimits = new HoldLimits(
    holdLimitSettings(settings),
    bookingRepository,
    roomNights,
    log,
    unsecured,
  );
  const stays = new StayRepository();
  const roomSale = new RoomSale({
    bookings: bookingRepository,
    stays,
    roomNights,
    folio: new FolioRepository(),
    rooms,
    secrets,
    promotions: promotionUses,
    extras: extraUses,
    property,
  });
  const bookings = new BookingService({
    bookings: bookingRepository,
    stays,
    roomNights,
    rooms,
    secrets,
    limits: holdLimits,
    unsecured,
    sale: roomSale,
    property,
  });
  const lowestNights = new KeptLowestNights(
    new LowestNightService(rooms, pricing, roomNights, property, rateRules),
    invalidation,
  );
  const listedRooms = new ListedRooms(database, rooms, lowestNights, property);
  const stayCalendar = new StayCalendarService(rooms, pricing, roomNights, property, rateRules);
  const stayOptions = new StayOptionService(quotes, pricing, availability, property, rateRules, unsecured);
  const codeTries = new CodeTries(rateRules, rateLimits);
  const promotionTerms = new PromotionTermsService(rateRules, promotionUses, rooms, property);
  return {
    rooms,
    pricing,
    quotes,
    roomTypeQueue: new RoomTypeQueue(database),
    promotionUses,
    extraUses,
    roomNights,
    unsecured,
    holdLimits,
    changedRooms,
    stayCalendar,
    stayOptions,
    lowestNights,
    codeTries,
    promotionTerms,
    listedRooms,
    availability,
    bookings,
    bookingRepository,
    roomSale,
  };
}
