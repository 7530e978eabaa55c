/** Language and light, at the right of every top bar. */
import { LANGUAGES } from '@signoria/kernel';
import { Button } from '@signoria/kit';
import { dark, language, theme, wantedLanguage } from '../state/settings.ts';
import { words } from '../state/words.ts';

export function Switches() {
  const { shell } = words.value;
  const other = LANGUAGES[(LANGUAGES.indexOf(language.value) + 1) % LANGUAGES.length]!;
  return (
    <>
      <span lang={other}>
        <Button
          kind="quiet"
          label={shell.switchLanguage}
          onPress={() => {
            wantedLanguage.value = other;
          }}
        >
          {shell.otherLanguage}
        </Button>
      </span>
      <Button
        kind="quiet"
        icon={dark.value ? 'sun' : 'moon'}
        label={dark.value ? shell.makeLight : shell.makeDark}
        onPress={() => {
          theme.value = dark.value ? 'light' : 'dark';
        }}
      />
    </>
  );
}
