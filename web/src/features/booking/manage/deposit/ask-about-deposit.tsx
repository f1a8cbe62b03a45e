import { useState } from 'react';
import { askQuestion } from '../../../../shared/ui/question.js';
import { DepositChoiceFields } from './DepositChoiceFields.js';
import { ASK, type DepositChoice, type DepositFields, toDepositFields } from './deposit-choice.js';

/**
 * Asks what becomes of a deposit before something is booked or confirmed.
 * @param title names the deposit
 * @param goOn does it, with the answer
 */
export function askAboutDeposit(title: string, goOn: (fields: DepositFields) => void): void {
  let choice = ASK;
  askQuestion({
    title,
    content: <Choice onChange={(chosen) => (choice = chosen)} />,
    okText: 'Go On',
    cancelText: 'Not Yet',
    onOk: () => goOn(toDepositFields(choice)),
  });
}

function Choice({ onChange }: { onChange: (choice: DepositChoice) => void }) {
  const [choice, setChoice] = useState(ASK);
  const change = (chosen: DepositChoice) => {
    setChoice(chosen);
    onChange(chosen);
  };
  return <DepositChoiceFields choice={choice} onChange={change} />;
}
