import type { AuditService } from '../../access/audit/audit.service';
import type { CaptureService } from '../../bookings/checkout/capture.service';
import type { BookingEmails } from '../../bookings/core/booking-emails.service';
import type { BookingRepository } from '../../bookings/core/booking.repository';
import type { OrderRepository } from '../../bookings/core/order.repository';
import { PaymentRequestEmails } from '../../bookings/payment-requests/payment-request-emails.service';
import type { PaymentRequestRepository } from '../../bookings/payment-requests/payment-request.repository';
import { PaymentRequestService } from '../../bookings/payment-requests/payment-request.service';
import { RequestExpiry } from '../../bookings/payment-requests/request-expiry.service';
import { RequestedPaymentConfirmation } from '../../bookings/payment-requests/requested-payment-confirmation';
import type { RequestedPayments } from '../../bookings/payment-requests/requested-payments.service';
import type { PaymentRepository } from '../../payments/core/payment.repository';
import type { Platform } from './platform';

interface RequestNeeds {
  bookingRepository: BookingRepository;
  requests: PaymentRequestRepository;
  requestedPayments: RequestedPayments;
  orders: OrderRepository;
  payments: PaymentRepository;
  capture: CaptureService;
  bookingEmails: BookingEmails;
  audit: AuditService;
}

/** Services of payments that the staff request by a link. */
export function requestServices(
  { database, clock, gateway, secrets, property, settings, log }: Platform,
  {
    bookingRepository: bookings,
    requests,
    requestedPayments,
    orders,
    payments,
    capture,
    bookingEmails,
    audit,
  }: RequestNeeds,
) {
  const requestExpiry = new RequestExpiry({ database, clock, bookings, requests, gateway, capture, log });
  const paymentRequests = new PaymentRequestService({
    ...{ database, bookings, orders, requests, payments, gateway, secrets, property, audit, log },
    expiry: requestExpiry,
    settings: { maxOrderPaise: settings.MAX_ORDER, siteUrl: settings.SITE_URL },
  });
  return {
    paymentRequests,
    requestedPaymentConfirmation: new RequestedPaymentConfirmation(
      requests,
      gateway,
      capture,
      requestedPayments,
      log,
    ),
    paymentRequestEmails: new PaymentRequestEmails(paymentRequests, bookingEmails, property, clock),
    requestExpiry,
  };
}
