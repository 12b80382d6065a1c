import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../../../components/form/button';
import { TextField } from '../../../components/form/field';
import { DialogActions, DialogBody } from '../../../components/dialog/dialog';
import { RichText } from '../../../components/page/rich-text';
import { Message } from '../../../components/status/message';
import { useConfirmWithCodeMutation, useSendBookingCodeMutation } from '../../../generated/booking';
import { writeMoney } from '../../../lib/money';
import { t } from '../../../lib/texts/texts';
import { Countdown } from './countdown';
import { HeldStay } from './held-stay';
import type { CodedHold } from './hold';
import { endOfHold, useSecondsLeft } from './use-seconds-left';

const NO_RESPONSE = t`The server did not respond. Please try again.`;
const CODE_LENGTH = 20;

/** Refusals after which no code can confirm the hold. */
const ENDED: ReadonlySet<string> = new Set(['HOLD_EXPIRED', 'BOOKING_NOT_FOUND']);

interface CodePanelProps {
  coded: CodedHold;
  onBooked: (reference: string, token: string) => void;
  /** Called when the hold has ended. */
  onLapse: () => void;
  onClose: () => void;
}

interface News {
  tone: 'good' | 'bad';
  text: string;
  /** Whether the code in the field is at fault. */
  isAboutCode?: boolean;
}

/** The results about the code. Every other refusal has another cause. */
const ABOUT_CODE: ReadonlySet<string> = new Set(['CodeRefused', 'InvalidInput']);

/** A hold that is paid for at the hotel, until the guest has entered the code that was mailed to the address. */
export function CodePanel({ coded, onBooked, onLapse, onClose }: CodePanelProps) {
  const { token, endsAt, booking } = coded;
  const [confirm, confirming] = useConfirmWithCodeMutation();
  const [send, sending] = useSendBookingCodeMutation();
  const [otp, setOtp] = useState('');
  const [news, setNews] = useState<News | null>(null);
  const [resendAt, setResendAt] = useState(() => endOfHold(coded.resendAfterSeconds));
  const field = useRef<HTMLInputElement>(null);
  const isBusy = confirming.loading || sending.loading;
  const refuse = (result: { __typename: string; code: string; message: string } | undefined) => {
    if (result && ENDED.has(result.code)) return onLapse();
    const isAboutCode = result !== undefined && ABOUT_CODE.has(result.__typename);
    setNews({ tone: 'bad', text: result?.message ?? NO_RESPONSE, isAboutCode });
    field.current?.focus();
  };
  const book = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const result = await confirm({ variables: { token, otp } })
      .then(({ data }) => data?.confirmWithCode)
      .catch(() => undefined);
    if (result?.__typename === 'BookingConfirmed') return onBooked(result.booking.reference, token);
    if (result?.__typename !== 'InvalidInput') return refuse(result);
    refuse({ ...result, message: result.faults[0]?.message ?? result.message });
  };
  const sendAgain = async () => {
    const result = await send({ variables: { token } })
      .then(({ data }) => data?.sendBookingCode)
      .catch(() => undefined);
    if (result?.__typename === 'BookingConfirmed') return onBooked(result.booking.reference, token);
    if (result?.__typename !== 'AddressCodeRequired') return refuse(result);
    setResendAt(endOfHold(result.resendAfterSeconds));
    setOtp('');
    setNews({ tone: 'good', text: t`Another code is on its way to ${booking.email ?? ''}.` });
    field.current?.focus();
  };
  return (
    <form
      noValidate
      aria-label={t`Confirm your e-mail address`}
      onSubmit={(event) => void book(event)}
      className="flex min-h-0 flex-1 flex-col"
    >
      <DialogBody>
        <div className="grid justify-items-start gap-4 py-4">
          <HeldStay booking={booking} />
          <p className="tabular font-medium">
            {t`Nothing to pay now, ${writeMoney(booking.quote.total)} at the hotel.`}
          </p>
          <p>
            <RichText
              text={t`We have mailed a code of six digits to <strong>${booking.email ?? ''}</strong>. Enter it here, and your room is booked. We send it by e-mail only.`}
              elements={{ strong: (words) => <strong className="break-words">{words}</strong> }}
            />
          </p>
          <TextField
            ref={field}
            label={t`Code from the mail`}
            name="otp"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={CODE_LENGTH}
            value={otp}
            aria-describedby="code-news"
            aria-invalid={news?.isAboutCode || undefined}
            onChange={({ target }) => setOtp(target.value)}
          />
          <div id="code-news" role="status" className="empty:hidden">
            {news ? <Message tone={news.tone} text={news.text} /> : null}
          </div>
          <SendAgain key={resendAt} resendAt={resendAt} isBusy={isBusy} onSend={() => void sendAgain()} />
          <Countdown
            key={`end ${endsAt}`}
            endsAt={endsAt}
            isUnpaid
            onCheck={() => checkEnd(endsAt, onLapse)}
          />
        </div>
      </DialogBody>
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {t`Close`}
        </Button>
        <Button type="submit" disabled={isBusy} aria-busy={isBusy} className="flex-1 sm:flex-none">
          {t`Confirm the booking`}
        </Button>
      </DialogActions>
    </form>
  );
}

/** This hold cannot be paid, so the page need not ask the server about its end. */
function checkEnd(endsAt: number, onLapse: () => void): void {
  if (performance.now() >= endsAt) onLapse();
}

interface SendAgainProps {
  /** When another code can be sent, in milliseconds of `performance.now()`. */
  resendAt: number;
  isBusy: boolean;
  onSend: () => void;
}

function SendAgain({ resendAt, isBusy, onSend }: SendAgainProps) {
  const left = useSecondsLeft(resendAt, () => undefined);
  return (
    <Button look="link" disabled={isBusy || left > 0} onClick={onSend}>
      {left > 0 ? t`Send another code in ${left} s` : t`Send another code`}
    </Button>
  );
}
