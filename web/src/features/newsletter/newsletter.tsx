import { useEffect, useRef, type FormEvent } from 'react';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { Message } from '../../components/message';
import { useNewsletterConsentQuery } from '../../generated/newsletter';
import { LONGEST_EMAIL_ADDRESS } from '../../lib/email-address';
import { ResendButton } from './resend-button';
import { useNewsletter } from './use-newsletter';

/** Subscribing by an address and the code that is mailed to it. */
export function Newsletter() {
  const { data } = useNewsletterConsentQuery();
  const newsletter = useNewsletter();
  const { step, email, code, busy, notice } = newsletter;
  const codeField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (step === 'code') codeField.current?.focus();
  }, [step]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (step === 'code' ? newsletter.verifyCode() : newsletter.sendCode());
  };

  return (
    <section
      aria-labelledby="newsletter-title"
      className="mx-auto w-full max-w-7xl px-5 py-20 sm:px-8 lg:py-28"
    >
      <div className="grid gap-8 border-t border-brass pt-10 lg:grid-cols-[5fr_7fr] lg:gap-20 lg:pt-14">
        <div>
          <h2 id="newsletter-title" className="section-title">
            Stay Updated
          </h2>
          <p className="mt-4 max-w-md text-lg text-quiet">
            About once a month: what is in bloom on the lake, on the table, and on offer for our readers
            first.
          </p>
        </div>
        <form
          noValidate
          onSubmit={submit}
          aria-label="Newsletter"
          className="grid max-w-xl content-start gap-4"
        >
          <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
            <TextField
              label="E-mail address"
              type="email"
              name="email"
              required
              autoComplete="email"
              maxLength={LONGEST_EMAIL_ADDRESS}
              value={email}
              readOnly={step !== 'address'}
              disabled={busy && step === 'address'}
              onChange={(event) => newsletter.changeEmail(event.target.value)}
            />
            {step === 'address' ? (
              <Button type="submit" disabled={busy}>
                Send OTP
              </Button>
            ) : null}
          </div>
          {step === 'code' ? (
            <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
              <TextField
                ref={codeField}
                label="OTP"
                name="otp"
                required
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={20}
                value={code}
                onChange={(event) => newsletter.setCode(event.target.value)}
              />
              <Button type="submit" disabled={busy}>
                Verify
              </Button>
            </div>
          ) : null}
          <div role="status">{notice ? <Message {...notice} /> : null}</div>
          {step === 'address' ? (
            <p className="text-sm text-quiet">{data?.property.newsletterConsent}</p>
          ) : (
            <div className="flex flex-wrap gap-x-8">
              {step === 'code' ? (
                <ResendButton
                  at={newsletter.resendAt}
                  disabled={busy}
                  onResend={() => void newsletter.resendCode()}
                />
              ) : null}
              <Button look="link" className="min-h-11" onClick={() => newsletter.changeEmail('')}>
                Use different email
              </Button>
            </div>
          )}
        </form>
      </div>
    </section>
  );
}
