import type { IdentitySettings } from '../accounts/identity-settings';
import type { OwnerService } from '../accounts/owner.service';
import type { AuditService } from '../audit/audit.service';
import type { BookingRepository } from '../bookings/booking.repository';
import type { BookingService } from '../bookings/booking.service';
import type { CategoryItemService } from '../category-items/category-item.service';
import type { CheckoutService } from '../checkout/checkout.service';
import type { ContactService } from '../contact/contact.service';
import type { FeedbackService } from '../feedback/feedback.service';
import type { DeskReadModel } from '../desk/desk.read-model';
import type { HotelService } from '../hotels/hotel.service';
import type { NewsletterService } from '../newsletter/newsletter.service';
import type { OfferService } from '../offers/offer.service';
import type { PaymentGateway } from '../payments/payment-gateway';
import type { PaymentRepository } from '../payments/payment.repository';
import type { Clock } from '../platform/time/clock';
import type { KeyedSecrets } from '../platform/secrets/keyed-secrets';
import type { RateLimits } from '../platform/limits/rate-limits';
import type { PropertyService } from '../property/property.service';
import type { PropertySettingsService } from '../property/property-settings.service';
import type { RoomService } from '../rooms/room.service';
import type { AvailabilityService } from '../stays/availability.service';

/** The services of resolvers and routes. Each server creates them once. */
export interface Services {
  clock: Clock;
  secrets: KeyedSecrets;
  rateLimits: RateLimits;
  gateway: PaymentGateway;
  property: PropertyService;
  propertySettings: PropertySettingsService;
  rooms: RoomService;
  availability: AvailabilityService;
  bookings: BookingService;
  bookingRepository: BookingRepository;
  payments: PaymentRepository;
  checkout: CheckoutService;
  offers: OfferService;
  categoryItems: CategoryItemService;
  hotels: HotelService;
  newsletter: NewsletterService;
  contact: ContactService;
  feedback: FeedbackService;
  desk: DeskReadModel;
  audit: AuditService;
  owner: OwnerService;
  settings: { hotelEmail: string; adminEmail: string; hasSampleContent: boolean; identity: IdentitySettings };
}
