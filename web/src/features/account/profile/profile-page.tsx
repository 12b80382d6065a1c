import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Avatar } from '../../../components/picture/avatar';
import { Button } from '../../../components/form/button';
import { PageHead } from '../../../components/page/page-head';
import { ToastProvider, useToast } from '../../../components/status/toast';
import type { Guest } from '../../../lib/identity/guest';
import { useIdentity, useSignInState } from '../../../lib/identity/identity-context';
import { paths } from '../../../lib/paths';
import { t } from '../../../lib/texts/texts';
import { DATES_AS_IN } from '../../../lib/texts/locale';
import { AddressVerification } from './address-verification';
import { MyBookings, type BookingActions } from './my-bookings';
import { ProfileForm } from './profile-form';

const CREATED = new Intl.DateTimeFormat(DATES_AS_IN, { dateStyle: 'long' });

/** The signed-in guest's account and bookings. */
export default function ProfilePage({ bookingActions }: { bookingActions: BookingActions }) {
  const state = useSignInState();
  if (state.kind !== 'signed in') return null;
  return (
    <ToastProvider>
      <Profile key={state.guest.uid} guest={state.guest} bookingActions={bookingActions} />
    </ToastProvider>
  );
}

function Profile({ guest, bookingActions }: { guest: Guest; bookingActions: BookingActions }) {
  const identity = useIdentity();
  const navigate = useNavigate();
  const [editing, setEditing] = useState(false);
  const [picture, setPicture] = useState<string | null>(null);
  const leave = async () => {
    await identity.signOut();
    await navigate(paths.signIn);
  };
  const showToast = useToast();
  const edit = useRef<HTMLButtonElement>(null);
  const stopEditing = () => {
    setEditing(false);
    setPicture(null);
    // The pressed button was removed with the form.
    edit.current?.focus();
  };
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-14 px-5 py-12 sm:px-8 lg:py-20">
      <PageHead title={t`Your profile`} hiddenFromSearch />
      <header className="flex flex-wrap items-center gap-x-8 gap-y-6">
        <Avatar address={picture ?? guest.photoUrl} size={96} alt={t`Your picture`} />
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="page-title">{guest.name ?? 'User'}</h1>
          <p className="mt-1 break-words text-quiet">{guest.email}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button ref={edit} look="quiet" onClick={() => (editing ? stopEditing() : setEditing(true))}>
            {editing ? t`Cancel` : t`Edit Profile`}
          </Button>
          <Button look="quiet" onClick={() => void leave()}>
            {t`Logout`}
          </Button>
        </div>
      </header>
      {guest.emailVerified ? null : <AddressVerification />}
      {editing ? (
        <ProfileForm
          guest={guest}
          onPreview={setPicture}
          onCancel={stopEditing}
          onSaved={() => {
            stopEditing();
            showToast(t`Your profile has been saved.`);
          }}
        />
      ) : (
        <ProfileDetails guest={guest} />
      )}
      <MyBookings actions={bookingActions} isVerified={guest.emailVerified} />
    </div>
  );
}

function createdOn(createdAt: string | null): string {
  const date = createdAt ? new Date(createdAt) : null;
  return date && !Number.isNaN(date.getTime()) ? CREATED.format(date) : t`Unknown`;
}

function ProfileDetails({ guest }: { guest: Guest }) {
  const details: [string, string][] = [
    [t`Name`, guest.name ?? t`N/A`],
    [t`Email`, guest.email ?? t`N/A`],
    [t`User ID`, guest.uid],
    [t`Account Created`, createdOn(guest.createdAt)],
  ];
  return (
    <section aria-label={t`Account`}>
      <dl className="grid border-t border-line sm:grid-cols-2 sm:gap-x-12">
        {details.map(([label, value]) => (
          <div key={label} className="border-b border-line py-4">
            <dt className="text-sm text-quiet">{label}</dt>
            <dd className="mt-0.5 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-prose text-sm text-quiet">
        {t`Your account is secured by Google Firebase, and we never see your password. Please sign out on shared computers.`}
      </p>
    </section>
  );
}
