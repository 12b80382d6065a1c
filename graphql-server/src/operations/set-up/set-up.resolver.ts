import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { ConfirmPaymentInput } from '../../bookings/checkout/checkout.results';
import { Checkout, PaymentNotVerified, PaymentUnavailable } from '../../bookings/core/payment.results';
import type { PaymentGateway } from '../../payments/core/payment-gateway';
import { RATE_LIMITS } from '../../platform/limits/rate-limit-table';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { resultOf } from '../../platform/refusals/outcomes';
import { RateLimited } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import type { PropertySource } from '../../selling/property/property.service';
import type { MailTestService } from './mail-test.service';
import type { PaymentTest } from './payment-test.entity';
import { TEST_PAISE, type PaymentTestService } from './payment-test.service';
import {
  ConfirmPaymentTestResult,
  HotelPublished,
  PaymentTestConfirmed,
  PaymentTestStarted,
  PublishHotelResult,
  SendTestMailResult,
  SetUpIncomplete,
  SetUpView,
  SitePreviewOpened,
  StartPaymentTestResult,
  TestMailRefused,
  TestMailSent,
} from './set-up.results';
import type { SetUpService } from './set-up.service';
import { PREVIEW_COOKIE, PREVIEW_SECONDS, type SitePreview } from './site-preview';

// Razorpay's own colour, because this is not a guest's checkout.
const CHECKOUT_COLOUR = '#4F46E5';
const CHECKOUT_SECONDS = 15 * 60;

interface SetUpResolverNeeds {
  service: SetUpService;
  preview: SitePreview;
  paymentTests: PaymentTestService;
  mailTests: MailTestService;
  gateway: Pick<PaymentGateway, 'checkout'>;
  rateLimits: RateLimits;
  property: PropertySource;
}

@Resolver()
export class SetUpResolver {
  constructor(private readonly needs: SetUpResolverNeeds) {}

  @Needs('settings.read')
  @Query(() => SetUpView, {
    description: 'For the administrator: the remaining steps before the site can open.',
  })
  async setUp(): Promise<SetUpView> {
    return SetUpView.of(await this.needs.service.find());
  }

  @Needs('settings.write')
  @Mutation(() => PublishHotelResult, { description: 'For the administrator: opens the site to guests.' })
  async publishHotel(@Ctx() context: RequestContext): Promise<typeof PublishHotelResult> {
    return resultOf(await this.needs.service.publish(staffOf(context)), {
      HotelPublished: ({ state }) => new HotelPublished(state),
      SetUpIncomplete: ({ missing }) => new SetUpIncomplete(missing),
    });
  }

  @Needs('settings.write')
  @Mutation(() => SetUpView, {
    description:
      'For the administrator: closes the site. Guests read that it opens soon; their bookings and the pages of these stay.',
  })
  async unpublishHotel(@Ctx() context: RequestContext): Promise<SetUpView> {
    return SetUpView.of(await this.needs.service.unpublish(staffOf(context)));
  }

  @Needs('settings.write')
  @Mutation(() => StartPaymentTestResult, {
    description:
      'For the administrator: makes an order of one rupee, to be paid in the same way as guests pay. The money is refunded at once.',
  })
  async startPaymentTest(@Ctx() context: RequestContext): Promise<typeof StartPaymentTestResult> {
    const who = staffOf(context);
    const wait = await this.needs.rateLimits.secondsToWaitForAccount(RATE_LIMITS.paymentTests, who.uid);
    if (wait !== null) return new RateLimited(wait);
    return resultOf(await this.needs.paymentTests.start(who), {
      PaymentTestStarted: ({ test }) =>
        Object.assign(new PaymentTestStarted(), { test, checkout: this.checkoutOf(test, who.address) }),
      PaymentUnavailable: () => new PaymentUnavailable(),
    });
  }

  @Needs('settings.write')
  @Mutation(() => ConfirmPaymentTestResult, {
    description: 'For the administrator: verifies the payment of a test with the gateway, and refunds it.',
  })
  async confirmPaymentTest(
    @Arg('input', () => ConfirmPaymentInput, { description: 'From the checkout.' })
    input: ConfirmPaymentInput,
  ): Promise<typeof ConfirmPaymentTestResult> {
    const test = await this.needs.paymentTests.confirm(input);
    return test
      ? Object.assign(new PaymentTestConfirmed(), { test })
      : new PaymentNotVerified(sentence('PAYMENT_NOT_VERIFIED'));
  }

  @Needs('settings.write')
  @Mutation(() => SendTestMailResult, {
    description:
      'For the administrator: sends a mail to the administrator’s own address, and returns the mail server’s reply.',
  })
  async sendTestMail(@Ctx() context: RequestContext): Promise<typeof SendTestMailResult> {
    const who = staffOf(context);
    const wait = await this.needs.rateLimits.secondsToWaitForAccount(RATE_LIMITS.testMails, who.uid);
    if (wait !== null) return new RateLimited(wait);
    return resultOf(await this.needs.mailTests.send(who), {
      TestMailSent: ({ address }) => Object.assign(new TestMailSent(), { address }),
      MailNotAccepted: ({ reply }) => new TestMailRefused(sentence('MAIL_NOT_ACCEPTED', { reply })),
      MailServerAway: ({ reason }) => new TestMailRefused(sentence('MAIL_SERVER_AWAY', { reason })),
    });
  }

  private checkoutOf({ gatewayOrderId }: PaymentTest, email: string): Checkout {
    const { name, phone } = this.needs.property.current;
    return Object.assign(new Checkout(), {
      ...this.needs.gateway.checkout,
      orderId: gatewayOrderId,
      amount: TEST_PAISE,
      currency: 'INR' as const,
      name,
      description: 'Test of the payment gateway',
      prefill: { name, email, contact: phone },
      themeColor: CHECKOUT_COLOUR,
      timeoutSeconds: CHECKOUT_SECONDS,
    });
  }

  @Needs('settings.read')
  @Mutation(() => SitePreviewOpened, {
    description:
      'For the administrator: sets a cookie with which this browser can see the site before it is open.',
  })
  async previewSite(@Ctx() { sendCookie, clock }: RequestContext): Promise<SitePreviewOpened> {
    sendCookie?.(PREVIEW_COOKIE, await this.needs.preview.cookieValue(), PREVIEW_SECONDS);
    const until = new Date((await clock.now()).getTime() + PREVIEW_SECONDS * 1000);
    return Object.assign(new SitePreviewOpened(), { until });
  }
}
