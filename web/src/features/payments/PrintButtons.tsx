import { useState } from 'react';
import type { PrintedPaperDto } from '../../shared/api/generated.js';
import { useSaveFile } from '../../shared/api/use-save-file.js';
import { toast } from '../../shared/toast/toast.js';
import { errorToast } from '../../shared/toast/toasts.js';
import { Button } from '../../shared/ui/button/Button.js';
import { PrintIcon } from '../../shared/ui/icons.js';
import { Cluster } from '../../shared/ui/layout/Cluster.js';

type Format = PrintedPaperDto['format'];

const FORMATS = [
  { format: 'a4', label: 'Print A4' },
  { format: '80mm', label: 'Print 80 mm' },
] as const satisfies { format: Format; label: string }[];

interface PrintButtonsProps {
  /** The name of the paper: `Receipt 12`. */
  name: string;
  /** Where the file comes from, and what is sent for it besides its format; nothing is where there is one format. */
  url: string;
  body?: object;
  formats?: readonly Format[];
}

/** Prints a paper: a file for each width of paper. */
export function PrintButtons({ name, url, body, formats = ['a4', '80mm'] }: PrintButtonsProps) {
  const [save, isSaving] = useSaveFile();
  const [chosen, setChosen] = useState<Format>();
  const print = async (format: Format) => {
    if (isSaving) return;
    setChosen(format);
    if (await save(url, body && { ...body, format })) return;
    toast(
      errorToast(
        `Failed to print ${name.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())}. Please try again.`,
      ),
    );
  };
  return (
    <Cluster as="span">
      {FORMATS.filter(({ format }) => formats.includes(format)).map(({ format, label }) => (
        <Button
          key={format}
          size="small"
          icon={<PrintIcon />}
          isLoading={isSaving && chosen === format}
          aria-label={`${label}: ${name}`}
          aria-disabled={isSaving}
          onClick={() => print(format)}
        >
          {label}
        </Button>
      ))}
    </Cluster>
  );
}
