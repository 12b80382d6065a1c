import { ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../../components/form/button';
import { ErrorMessage } from '../../../components/form/error-message';
import { TextField } from '../../../components/form/field';
import { ADDRESS_LENGTH, BOOKING_LIMITS } from '../../../generated/rules';
import type { Guest } from '../../../lib/identity/guest';
import { useIdentity } from '../../../lib/identity/identity-context';
import { t } from '../../../lib/texts/texts';
import { PICTURE_TYPES, pictureFault } from './picture-file';

interface ProfileFormProps {
  guest: Guest;
  /** Shows a picture before it is saved. */
  onPreview: (address: string) => void;
  onCancel: () => void;
  onSaved: () => void;
}

const UPLOAD_FAILED = t`Failed to upload profile picture`;

/** The form's values and how it is saved. A chosen file is uploaded only on saving. */
function useProfileForm({ guest, onPreview, onSaved }: Omit<ProfileFormProps, 'onCancel'>) {
  const identity = useIdentity();
  const [name, setName] = useState(guest.name ?? '');
  const [photoUrl, setPhotoUrl] = useState(guest.photoUrl ?? '');
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [saving, setSaving] = useState(false);
  const preview = usePreviewAddress();

  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    const wrong = pictureFault(chosen);
    setFault(wrong);
    if (wrong) return;
    setFile(chosen);
    onPreview(preview(chosen));
  };
  const changePhotoUrl = (address: string) => {
    setPhotoUrl(address);
    onPreview(address);
  };
  const upload = async (): Promise<string | null> => {
    if (!file) return photoUrl;
    try {
      return await identity.uploadPicture(file, setProgress);
    } catch {
      setFault(UPLOAD_FAILED);
      return null;
    } finally {
      setProgress(null);
    }
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    setFault(null);
    const address = await upload();
    if (address !== null) {
      await identity.changeProfile({ name, photoUrl: address }).then(onSaved, (failure: unknown) => {
        setFault(failure instanceof Error ? failure.message : t`Something went wrong. Please try again.`);
      });
    }
    setSaving(false);
  };
  return { name, setName, photoUrl, changePhotoUrl, file, choose, fault, progress, saving, save };
}

/** Name and picture of a guest's account. */
export function ProfileForm({ onCancel, ...props }: ProfileFormProps) {
  const form = useProfileForm(props);
  const { name, photoUrl, file, fault, progress, saving } = form;
  return (
    <form
      onSubmit={(event) => void form.save(event)}
      aria-label={t`Edit profile`}
      className="grid max-w-xl gap-5"
    >
      {fault ? <ErrorMessage sentence={null} message={fault} /> : null}
      <TextField
        label={t`Name`}
        required
        maxLength={BOOKING_LIMITS.name}
        autoComplete="name"
        value={name}
        onChange={(event) => form.setName(event.target.value)}
      />
      <TextField
        label={t`Profile Picture URL`}
        type="url"
        maxLength={ADDRESS_LENGTH}
        value={file ? '' : photoUrl}
        disabled={file !== null}
        hint={file ? t`The file ${file.name} will be used instead.` : undefined}
        onChange={(event) => form.changePhotoUrl(event.target.value)}
      />
      {props.guest.emailVerified ? (
        <PictureButton onChoose={form.choose} />
      ) : (
        <p className="text-sm text-quiet">{t`You can upload a picture file once your e-mail address is verified.`}</p>
      )}
      {progress === null ? null : (
        <label className="grid gap-1.5 text-sm text-quiet">
          {t`Uploading picture`}
          <progress value={progress} className="h-2 w-full accent-action" />
        </label>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={saving}>
          {saving ? t`Saving...` : t`Save Changes`}
        </Button>
        <Button look="quiet" disabled={saving} onClick={onCancel}>
          {t`Cancel`}
        </Button>
      </div>
    </form>
  );
}

function PictureButton({ onChoose }: { onChoose: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        aria-label={t`Profile picture file`}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => onChoose(event.target.files?.[0])}
      />
      <Button look="quiet" onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden strokeWidth={1.5} className="size-5" />
        {t`Choose a picture file`}
      </Button>
      <p className="mt-1.5 text-sm text-quiet">{t`JPEG, PNG or WebP, up to 5 MB.`}</p>
    </div>
  );
}

/** Creates an object URL for a file on this computer, and revokes the previous one. */
function usePreviewAddress() {
  const address = useRef<string | null>(null);
  const release = () => {
    if (address.current) URL.revokeObjectURL(address.current);
  };
  useEffect(() => release, []);
  return (file: File): string => {
    release();
    address.current = URL.createObjectURL(file);
    return address.current;
  };
}
