import { useEffect, useId, useRef, type FormEvent } from 'react';
import { Button } from '../../components/form/button';
import { TextField } from '../../components/form/field';
import { Message } from '../../components/status/message';
import { EMAIL_LENGTH, NEWSLETTER_LIMITS } from '../../generated/rules';
import { joinClasses } from '../../lib/joined-classes';
import { Consent } from './consent';
import { ResendButton } from './resend-button';
import { useNewsletter } from './use-newsletter';

/** Subscribing by an address and the code that is mailed to it. */
export function Newsletter() {
  const newsletter = useNewsletter();
  const { step, email, code, busy, notice } = newsletter;
  const noticeId = useId();
  const emailField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const otherAddress = useRef<HTMLButtonElement>(null);
  const news = useRef<HTMLDivElement>(null);

  /** What was pressed rests or is gone by now; the focus goes to what comes next. */
  useEffect(() => {
    if (!notice) return;
    if (step === 'code') codeField.current?.focus();
    else if (step === 'already registered') otherAddress.current?.focus();
    else if (notice.tone === 'good') news.current?.focus();
    else emailField.current?.focus();
  }, [step, notice]);

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
          className="grid max-w-xl content-start gap-4 lg:max-w-none"
        >
          <div
            className={joinClasses('grid items-end gap-3', step === 'address' && 'sm:grid-cols-[1fr_auto]')}
          >
            <TextField
              ref={emailField}
              label="E-mail address"
              type="email"
              name="email"
              required
              autoComplete="email"
              maxLength={EMAIL_LENGTH}
              value={email}
              readOnly={busy || step !== 'address'}
              aria-describedby={noticeId}
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
                maxLength={NEWSLETTER_LIMITS.code}
                value={code}
                aria-describedby={noticeId}
                onChange={(event) => newsletter.setCode(event.target.value)}
              />
              <Button type="submit" disabled={busy}>
                Verify
              </Button>
            </div>
          ) : null}
          <div ref={news} id={noticeId} tabIndex={-1} role="status" className="outline-none">
            {notice ? <Message {...notice} /> : null}
          </div>
          {step === 'address' ? (
            <Consent />
          ) : (
            <div className="flex flex-wrap gap-x-8">
              {step === 'code' ? (
                <ResendButton
                  key={newsletter.resendAt}
                  at={newsletter.resendAt}
                  disabled={busy}
                  onResend={() => void newsletter.resendCode()}
                />
              ) : null}
              <Button
                ref={otherAddress}
                look="link"
                className="min-h-11"
                onClick={() => {
                  newsletter.changeEmail('');
                  emailField.current?.focus();
                }}
              >
                Use different email
              </Button>
            </div>
          )}
        </form>
      </div>
    </section>
  );
}
