import { useEffect, useState } from 'react';
import { CodeOutput } from '../kit/CodeOutput.tsx';
import { Field } from '../kit/Field.tsx';
import { InlineCode } from '../kit/NoteList.tsx';
import { Tool } from '../kit/Tool.tsx';
import { Verdict } from '../kit/Verdict.tsx';
import { diagnoseHash, type Diagnosis } from './diagnose.ts';
import { hmac, toHex } from './hash.ts';
import { sample } from './sample.ts';
import { translated, useTranslate } from '../kit/translated.tsx';

type Answer = { readonly hash: string; readonly diagnosis?: Diagnosis };

/** Computes the identifier hash of a sample, and says what is wrong with a hash made elsewhere. */
export const HmacTester = translated(function HmacTester() {
  const t = useTranslate();
  const [key, setKey] = useState(sample.key);
  const [identifier, setIdentifier] = useState(sample.identifier);
  const [pasted, setPasted] = useState('');
  const [other, setOther] = useState('');
  const [answer, setAnswer] = useState<Answer>({ hash: sample.hash });
  const [unavailable, setUnavailable] = useState(false);
  useEffect(() => {
    let late = false;
    if (key && identifier)
      Promise.all([
        hmac(key, identifier),
        pasted.trim() ? diagnoseHash({ key, identifier, other }, pasted, t) : undefined,
      ]).then(
        ([bytes, diagnosis]) => late || setAnswer({ hash: toHex(bytes), ...(diagnosis ? { diagnosis } : {}) }),
        () => late || setUnavailable(true),
      );
    return () => {
      late = true;
    };
  }, [key, identifier, pasted, other, t]);
  const complete = key !== '' && identifier !== '';
  const { hash, diagnosis } = answer;
  return (
    <Tool
      title={t('Check an identifier hash')}
      layout="stack"
      controls={
        <>
          <Field
            label={t('Sample key')}
            code
            value={key}
            onChange={setKey}
            error={key ? undefined : t('Enter a made-up key.')}
            hint={t(
              "Don't enter your real key, which belongs only on your server. What you type isn't stored and doesn't leave this page.",
            )}
          />
          <Field
            label={t('Identifier')}
            code
            value={identifier}
            onChange={setIdentifier}
            error={identifier ? undefined : t('Enter the identifier that you pass to setUser.')}
          />
          <Field
            label={t('Hash from your server')}
            code
            lines={2}
            value={pasted}
            onChange={setPasted}
            hint={t('Compute it with the same sample key and identifier. Line breaks count.')}
          />
          <Field
            label={t('Text that might have been hashed instead')}
            code
            value={other}
            onChange={setOther}
            hint={t('Optional, such as an email address or a database ID.')}
          />
        </>
      }
    >
      <CodeOutput code={complete ? hash : '…'} label={t('HMAC-SHA256 as hexadecimal')} />
      <p className="tool-hint tool-given">
        {t('Key')} <code>{key || '…'}</code>, {t('message')} <code>{identifier || '…'}</code>
      </p>
      <p className="tool-summary" role="status">
        {unavailable && (
          <span>
            {t('Browsers compute hashes on HTTPS pages only. Open this page over HTTPS to try your own values.')}
          </span>
        )}
        {complete && pasted.trim() && diagnosis && (
          <>
            <Verdict tone={diagnosis.correct ? 'yes' : 'error'}>{t(diagnosis.correct ? 'Correct' : 'Wrong')}</Verdict>{' '}
            <InlineCode text={diagnosis.message} />
          </>
        )}
      </p>
    </Tool>
  );
});
