import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { Tone } from '../../components/status/message';
import type { SendNewsletterCodeMutation } from '../../generated/graphql';
import {
  NewsletterStatusDocument,
  useSendNewsletterCodeMutation,
  useVerifyNewsletterCodeMutation,
} from '../../generated/newsletter';
import {
  addressFault,
  ALREADY_REGISTERED,
  NO_CODE,
  requestFault,
  SENDING_FAILED,
  VERIFICATION_FAILED,
} from './newsletter-texts';

/** Where a reader stands: at the address, at the code, or known already. */
type NewsletterStep = 'address' | 'code' | 'already registered';

interface Notice {
  text: string;
  tone: Tone;
}

interface Flow {
  step: NewsletterStep;
  notice: Notice | null;
  /** When another code may be asked for, in milliseconds since 1970. */
  resendAt: number;
}

const START: Flow = { step: 'address', notice: null, resendAt: 0 };

const good = (text: string): Notice => ({ text, tone: 'good' });
const bad = (text: string): Notice => ({ text, tone: 'bad' });

/** The way from an address to a subscription. */
export function useNewsletter() {
  const client = useApolloClient();
  const [send, sending] = useSendNewsletterCodeMutation();
  const [verify, verifying] = useVerifyNewsletterCodeMutation();
  const [checking, setChecking] = useState(false);
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [flow, setFlow] = useState(START);
  const attempt = useRef(0);
  const say = (notice: Notice) => setFlow((before) => ({ ...before, notice }));

  /** Another address begins anew, and what is still under way for the one before is no longer awaited. */
  const begin = (address: string, notice: Notice | null = null) => {
    attempt.current += 1;
    setEmail(address);
    setCode('');
    setFlow({ ...START, notice });
  };
  /** Tells an answer for this address from one that came after the reader went on to another. */
  const beginAnswer = () => {
    const mine = attempt.current;
    return () => mine === attempt.current;
  };

  /** A check that fails is no reason to turn a reader away: the code tells. */
  const isRegistered = async (): Promise<boolean> => {
    try {
      const { data } = await client.query({
        query: NewsletterStatusDocument,
        variables: { email },
        fetchPolicy: 'no-cache',
      });
      const status = data?.newsletterStatus;
      return status?.__typename === 'NewsletterStatus' && status.exists;
    } catch (failure) {
      console.warn('Whether the address is registered could not be checked', failure);
      return false;
    }
  };

  const askForCode = async () => {
    const isAwaited = beginAnswer();
    try {
      const { data } = await send({ variables: { email } });
      if (isAwaited()) setFlow((before) => afterAsking(before, data?.sendNewsletterCode));
    } catch (failure) {
      if (isAwaited()) say(bad(requestFault(failure)));
    }
  };

  return {
    email,
    code,
    ...flow,
    busy: checking || sending.loading || verifying.loading,
    setCode,
    changeEmail: (address: string) => begin(address),
    sendCode: async () => {
      const fault = addressFault(email);
      if (fault) return say(bad(fault));
      setChecking(true);
      const registered = await isRegistered();
      setChecking(false);
      if (registered) setFlow(alreadyRegistered(ALREADY_REGISTERED));
      else await askForCode();
    },
    resendCode: askForCode,
    verifyCode: async () => {
      if (!code.trim()) return say(bad(NO_CODE));
      const isAwaited = beginAnswer();
      try {
        const { data } = await verify({ variables: { email, otp: code } });
        if (!isAwaited()) return;
        const result = data?.verifyNewsletterCode;
        if (result?.__typename === 'NewsletterVerified') begin('', good(result.message));
        else say(bad(result?.message || VERIFICATION_FAILED));
      } catch (failure) {
        if (isAwaited()) say(bad(requestFault(failure)));
      }
    },
  };
}

const alreadyRegistered = (text: string): Flow => ({
  ...START,
  step: 'already registered',
  notice: { text, tone: 'warning' },
});

const inSeconds = (seconds: number) => Date.now() + seconds * 1000;

/** Where a reader stands once the server has said whether a code is on its way. */
function afterAsking(
  before: Flow,
  result: SendNewsletterCodeMutation['sendNewsletterCode'] | undefined,
): Flow {
  switch (result?.__typename) {
    case 'NewsletterCodeSent':
      return { step: 'code', notice: good(result.message), resendAt: inSeconds(result.resendAfterSeconds) };
    case 'AlreadySubscribed':
      return alreadyRegistered(result.message);
    case 'CodeTooSoon':
      return { ...before, notice: bad(result.message), resendAt: inSeconds(result.retryAfterSeconds) };
    default:
      return { ...before, notice: bad(result?.message || SENDING_FAILED) };
  }
}
