import { useState } from 'react';
import { useSite } from '../../../engine/ui/app/site-context.tsx';
import { CodeOutput } from '../kit/CodeOutput.tsx';
import { CopyButton } from '../kit/CopyButton.tsx';
import { NoteList } from '../kit/NoteList.tsx';
import { LongCode, Tool } from '../kit/Tool.tsx';
import { changedSettings, widgetSettings, type WidgetSettingValues } from '../widget-settings.ts';
import { SettingField } from './SettingField.tsx';
import { settingGroups } from './setting-groups.ts';
import { runTimeChanges, settingsCode, settingsNotes } from './settings-code.ts';
import { useTranslate } from '../kit/translated.tsx';

const start: WidgetSettingValues = { darkMode: 'auto', type: 'expanded_bubble' };

/** All 18 settings, the resulting object, and which of them can change while the page is open. */
export function SettingsBuilder() {
  const t = useTranslate();
  const { slug } = useSite().site.brand;
  const [values, setValues] = useState((): WidgetSettingValues => ({ ...start, launcherTitle: t('Chat with us') }));
  const changed = changedSettings(values);
  const code = settingsCode(changed, slug);
  return (
    <Tool
      title={t('Choose settings')}
      brief={<CopyButton text={code} label={t('Settings object')} />}
      controls={settingGroups.map((group, index) => (
        <details className="tool-group" key={group.title} open={index === 0}>
          <summary>{t(group.title)}</summary>
          <div className="tool-fields">
            {group.names.map((name) => {
              const setting = widgetSettings.find((one) => one.name === name);
              return (
                setting && (
                  <SettingField
                    key={name}
                    setting={setting}
                    value={values[name]}
                    onChange={(value) => setValues({ ...values, [name]: value })}
                  />
                )
              );
            })}
          </div>
        </details>
      ))}
    >
      <CodeOutput code={code} label={t('Settings object')} language="js" />
      <p className="tool-hint">
        {t("Set it before the widget's script runs. Settings that keep their default are left out.")}
      </p>
      <NoteList notes={settingsNotes(changed, t)} />
      {Object.keys(changed).length > 0 && (
        <div className="tool-table">
          <table>
            <thead>
              <tr>
                <th scope="col">{t('Setting')}</th>
                <th scope="col">{t('While the page is open')}</th>
              </tr>
            </thead>
            <tbody>
              {runTimeChanges(changed, slug).map(({ name, call }) => (
                <tr key={name}>
                  <th scope="row">
                    <LongCode text={name} />
                  </th>
                  <td>{call ? <LongCode text={call} /> : t('Read only when the widget starts')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Tool>
  );
}
