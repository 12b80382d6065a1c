"""Remakes one picture: `npm run picture -w web -- NAME [--preview]`. Without a name: what there is.

A final becomes web/art/pictures/NAME.jpg (2-10 minutes of two cores), a preview web/art/.cache/preview/NAME.png
(about a minute). Needs Blender 3.4 (Debian: blender, python3-numpy, python3-scipy), and npm the first time.
"""
import json
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
CHATTER = ('Fra:', 'Saved', 'Read ', 'Not freed', 'Blender quit', 'Error: Not freed', '/usr/lib/python3/dist-packages/numpy', '  setattr(self', '  return self._float_to')


def main():
    with open(os.path.join(HERE, 'catalogue.json'), encoding='utf-8') as file:
        catalogue = json.load(file)
    names = [word for word in sys.argv[1:] if not word.startswith('--')]
    if len(names) != 1 or names[0] not in catalogue:
        print('usage: picture NAME [--preview]\npictures:', ' '.join(catalogue))
        return 2
    scene = os.path.join(HERE, 'scenes', catalogue[names[0]]['scene'] + '.py')
    command = ['nice', '-n', '19', 'blender', '-b', '--python-exit-code', '1', '-P', scene, '--', *sys.argv[1:]]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as blender:
        for line in blender.stdout:
            if line.strip() and not line.startswith(CHATTER):
                print(line, end='', flush=True)
    return blender.returncode


sys.exit(main())
