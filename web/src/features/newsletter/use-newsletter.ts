import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { Tone } from '../../components/message';
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
} from './newsletter-words';

/** Where a reader stands: at the address, at the code, or known already. */
export type NewsletterStep = 'address' | 'code' | 'already registered';

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
  const say = (notice: Notice) => setFlow((before) => ({ ...before, notice }));

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
    try {
      const { data } = await send({ variables: { email } });
      const result = data?.sendNewsletterCode;
      if (result?.__typename === 'NewsletterCodeSent') {
        const resendAt = Date.now() + result.resendAfterSeconds * 1000;
        setFlow({ step: 'code', notice: good(result.message), resendAt });
      } else if (result?.__typename === 'AlreadySubscribed') {
        setFlow({ ...START, step: 'already registered', notice: { text: result.message, tone: 'warning' } });
      } else {
        say(bad(result?.message ?? SENDING_FAILED));
      }
    } catch (failure) {
      say(bad(requestFault(failure)));
    }
  };

  return {
    email,
    code,
    ...flow,
    busy: checking || sending.loading || verifying.loading,
    setCode,
    /** Another address begins anew. */
    changeEmail: (text: string) => {
      setEmail(text);
      setCode('');
      setFlow(START);
    },
    sendCode: async () => {
      const fault = addressFault(email);
      if (fault) return say(bad(fault));
      setChecking(true);
      const registered = await isRegistered();
      setChecking(false);
      if (registered) {
        setFlow({
          ...START,
          step: 'already registered',
          notice: { text: ALREADY_REGISTERED, tone: 'warning' },
        });
      } else {
        await askForCode();
      }
    },
    resendCode: askForCode,
    verifyCode: async () => {
      if (!code.trim()) return say(bad(NO_CODE));
      try {
        const { data } = await verify({ variables: { email, otp: code } });
        const result = data?.verifyNewsletterCode;
        if (result?.__typename !== 'NewsletterVerified')
          return say(bad(result?.message ?? VERIFICATION_FAILED));
        setEmail('');
        setCode('');
        setFlow({ ...START, notice: good(result.message) });
      } catch (failure) {
        say(bad(requestFault(failure)));
      }
    },
  };
}
