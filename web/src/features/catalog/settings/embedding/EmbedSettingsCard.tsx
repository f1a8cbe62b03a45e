import type { EmbedSettings } from '../../../../shared/api/generated.js';
import { FormItem } from '../../../../shared/ui/form/FormItem.js';
import { TextArea } from '../../../../shared/ui/inputs/TextArea.js';
import { SettingCard, type SettingProps } from '../card/SettingCard.js';
import { useSaveEmbedSettingsMutation } from '../settings-api.js';
import { EmbedSnippet } from './EmbedSnippet.js';

/** The sites that may show the booking dialog, and the line of HTML that embeds it there. */
export function EmbedSettingsCard(props: SettingProps<EmbedSettings>) {
  const [save] = useSaveEmbedSettingsMutation();
  return (
    <SettingCard
      {...props}
      title="Booking on Other Sites"
      intro="Your sites that may show the booking dialog. Browsers refuse all others."
      normalize={({ allowedOrigins }) => ({
        allowedOrigins: allowedOrigins.map((origin) => origin.trim()).filter((origin) => origin !== ''),
      })}
      save={(editEmbedSettingsDto) => save({ editEmbedSettingsDto })}
    >
      <FormItem
        name="allowedOrigins"
        label="Sites, one per line"
        extra="Such as https://www.example.com, without a path"
        getValueProps={(origins: string[] | undefined) => ({ value: origins?.join('\n') })}
        getValueFromEvent={({ target }: { target: { value: string } }) => target.value.split('\n')}
      >
        <TextArea autoSize={{ minRows: 2, maxRows: 8 }} spellCheck={false} />
      </FormItem>
      <EmbedSnippet />
    </SettingCard>
  );
}
