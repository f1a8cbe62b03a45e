import type { OfficeTherapistDto } from '../../../shared/api/generated.js';
import { useForm } from '../../../shared/ui/form/use-form.js';
import { EditDialog, type RecordDialogState, type SaveOutcome } from '../records/EditDialog.js';
import type { Photo } from '../photos/photo.js';
import { useUploadPhoto } from '../photos/use-upload-photo.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { TherapistFields } from './TherapistFields.js';
import { useSaveTherapist } from './use-save-therapist.js';

interface TherapistDialogProps extends RecordDialogState<OfficeTherapistDto> {
  /** Called when the switch was turned off while upcoming bookings exist, which have to be shown first. */
  onConflictingBookings: (therapist: OfficeTherapistDto) => void;
}

interface Values {
  name: string;
  hourly_rate: number;
  specialties: string[];
  rating: number;
  available_slots: number;
  association: string;
  provider_number: string;
  bio: string;
  photo: Photo;
  is_active: boolean;
}

export function TherapistDialog({ opened, latest, onConflictingBookings, ...dialog }: TherapistDialogProps) {
  const form = useForm<Values>();
  const { baseline, save } = useSaveTherapist(opened, latest);
  const upload = useUploadPhoto();

  const submit = async ({ photo, is_active: isActive, bio, ...fields }: Values): Promise<SaveOutcome> => {
    const image_url = await upload(photo);
    if (image_url === undefined) return 'failed';
    const details = { ...fields, bio: bio.trim() || null, image_url };
    const outcome = await save({ details, isActive, failure: 'Failed to save therapist', form });
    if (outcome === 'bookings-in-the-way' && baseline) {
      onConflictingBookings(baseline);
      return 'saved';
    }
    if (outcome === 'saved') toast(successToast(`${fields.name.trim()} has been ${baseline ? 'updated' : 'added'}`));
    return outcome === 'conflict' || outcome === 'saved' ? outcome : 'failed';
  };

  return (
    <EditDialog
      {...dialog}
      title={opened ? 'Edit Therapist' : 'Add Therapist'}
      form={form}
      baseline={baseline}
      values={toFormValues(baseline)}
      save={submit}
    >
      <TherapistFields />
    </EditDialog>
  );
}

const toFormValues = (therapist: OfficeTherapistDto | undefined): Values => ({
  name: therapist?.name ?? '',
  // An empty number field; its rule keeps it from being sent.
  hourly_rate: therapist?.hourly_rate as number,
  specialties: therapist?.specialties ?? [],
  rating: therapist?.rating ?? 5,
  available_slots: therapist?.available_slots ?? 8,
  association: therapist?.association ?? '',
  provider_number: therapist?.provider_number ?? '',
  bio: therapist?.bio ?? '',
  photo: { url: therapist?.image_url ?? null },
  is_active: therapist?.is_active ?? true,
});
