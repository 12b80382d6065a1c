import { useId, useLayoutEffect, useRef, type FormEvent, type Ref } from 'react';
import { Button } from '../../../components/form/button';
import { TextField } from '../../../components/form/field';
import { Message } from '../../../components/status/message';
import { EMAIL_LENGTH } from '../../../generated/rules';
import { joinClasses } from '../../../lib/joined-classes';
import { t } from '../../../lib/texts/texts';
import { CodeField } from './code-field';
import { Consent } from './consent';
import { ResendButton } from './resend-button';
import { useNewsletter } from './use-newsletter';

type NewsletterFlow = ReturnType<typeof useNewsletter>;

/** Subscribes an address that verifies the code mailed to it. */
export function NewsletterForm() {
  const newsletter = useNewsletter();
  const { step, email, code, busy, notice } = newsletter;
  const noticeId = useId();
  const { emailField, codeField, otherAddress, noticeBox } = useFocusOfStep(newsletter);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (step === 'code' ? newsletter.verifyCode() : newsletter.sendCode());
  };
  const startOver = () => {
    newsletter.changeEmail('');
    emailField.current?.focus();
  };
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={submit}
      aria-label={t`Newsletter`}
      className="grid max-w-xl content-start gap-4 lg:max-w-none"
    >
      <div className={joinClasses('grid items-end gap-3', step === 'address' && 'sm:grid-cols-[1fr_auto]')}>
        <TextField
          ref={emailField}
          label={t`E-mail address`}
          type="email"
          name="email"
          required
          autoComplete="email"
          maxLength={EMAIL_LENGTH}
          value={email}
          readOnly={busy || step !== 'address'}
          aria-describedby={noticeId}
          aria-invalid={notice?.field === 'email' || undefined}
          onChange={(event) => newsletter.changeEmail(event.target.value)}
        />
        {step === 'address' ? (
          <Button type="submit" disabled={busy}>
            {t`Send OTP`}
          </Button>
        ) : null}
      </div>
      {step === 'code' ? (
        <CodeField
          ref={codeField}
          value={code}
          busy={busy}
          noticeId={noticeId}
          isFaulty={notice?.field === 'code'}
          onChange={newsletter.setCode}
        />
      ) : null}
      <div ref={noticeBox} id={noticeId} tabIndex={-1} role="status" className="outline-none">
        {notice ? <Message text={notice.text} tone={notice.tone} /> : null}
      </div>
      {step === 'address' ? (
        <Consent />
      ) : (
        <OtherWays newsletter={newsletter} button={otherAddress} onStartOver={startOver} />
      )}
    </form>
  );
}

interface OtherWaysProps {
  newsletter: NewsletterFlow;
  button: Ref<HTMLButtonElement>;
  onStartOver: () => void;
}

/** Another code, or another address. */
function OtherWays({ newsletter, button, onStartOver }: OtherWaysProps) {
  const { step, resendAt, busy, resendCode } = newsletter;
  return (
    <div className="flex flex-wrap gap-x-8">
      {step === 'code' ? (
        <ResendButton key={resendAt} at={resendAt} disabled={busy} onResend={() => void resendCode()} />
      ) : null}
      <Button ref={button} look="link" className="min-h-11" onClick={onStartOver}>
        {t`Use different email`}
      </Button>
    </div>
  );
}

/** Moves the focus to the next step, because the pressed button is disabled or removed by then. */
function useFocusOfStep({ step, notice }: Pick<NewsletterFlow, 'step' | 'notice'>) {
  const emailField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const otherAddress = useRef<HTMLButtonElement>(null);
  const noticeBox = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!notice) return;
    if (step === 'code') codeField.current?.focus();
    else if (step === 'already registered') otherAddress.current?.focus();
    else if (notice.tone === 'good') noticeBox.current?.focus();
    else emailField.current?.focus();
  }, [step, notice]);
  return { emailField, codeField, otherAddress, noticeBox };
}
