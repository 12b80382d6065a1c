import type { DocumentNode } from 'graphql';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { IdentitySettingsDocument } from '../../../../generated/accounts';
import { DeskAccessDocument } from '../../../../generated/administrator';
import {
  HousekeepingDocument,
  MinibarItemsDocument,
  RoomMakersDocument,
} from '../../../../generated/desk-housekeeping';
import { keepPage, whenKept } from '../../../../lib/browser/kept-page';
import { isSignInKept } from '../../../../lib/identity/remembered-sign-in';
import { useMay } from '../../../../lib/rights/rights';

/** Changes that follow each other quickly are stored together. */
const REST_MILLISECONDS = 2_000;

/**
 * Stores the page with its rooms on this phone, so that it opens without a connection; only for a person whose
 * sign-in is stored here, too. Returns the time at which the shown rooms were stored; null for rooms from the server.
 */
export function useKeptPage(shown: object | undefined): number | null {
  const client = useApolloClient();
  const [mayPost, mayGive] = [useMay('house.minibar'), useMay('house.assign')];
  const [keptAt, setKeptAt] = useState<number | null>(null);
  useEffect(() => whenKept('Housekeeping', setKeptAt), []);
  useEffect(() => {
    if (!shown || keptAt !== null || !isSignInKept()) return;
    const documents: Readonly<Record<string, DocumentNode>> = {
      IdentitySettings: IdentitySettingsDocument,
      DeskAccess: DeskAccessDocument,
      Housekeeping: HousekeepingDocument,
      ...(mayPost ? { MinibarItems: MinibarItemsDocument } : {}),
      ...(mayGive ? { RoomMakers: RoomMakersDocument } : {}),
    };
    const keep = async () => {
      const read = Object.entries(documents).map(async ([operation, query]) => {
        const { data } = await client.query<object>({ query });
        return [operation, data ?? {}] as const;
      });
      await keepPage(Object.fromEntries(await Promise.all(read)));
    };
    // Without a connection, the stored page does not change.
    const timer = setTimeout(() => void keep().catch(() => undefined), REST_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [client, shown, keptAt, mayPost, mayGive]);
  useEffect(() => {
    if (keptAt === null) return undefined;
    const ask = () =>
      void client.query({ query: HousekeepingDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [client, keptAt]);
  return keptAt;
}
