import sys,os; sys.path.insert(0,os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from props_rooms import *
start(61,exposure=.95); m=mats()
X0,X1,Y0,Y1,H=-2.3,2.3,-3.9,2.6,2.95
sage=M_plaster('sage',srgb('#8d9a86')); cream=M_plaster('cream',srgb('#ddd3c2'))
herringbone(X0,X1,Y0,Y1,.62,.105,m.oak)
# back wall in sage with mouldings; a cusped window over the writing desk
wx,ww,wz0,wz1=1.12,1.62,.86,2.62; back_wall(X0,X1,Y1,H,[(wx,ww,wz0,wz1)],m,mat=sage); glazing(wx,ww,wz0,wz1,Y1+.14,m)
box((wx,Y1-.02,wz0-.02),(ww+.16,.26,.035),m.marble,.008)
moulding(-2.12,.10,1.12,2.62,Y1-.008,sage); box((-.99,Y1-.012,.98),(2.6,.03,.03),sage,.006); box((0,Y1-.012,.09),(4.6,.03,.18),cream,.006)
for x in (X0-.1,X1+.1): box((x,(Y0+Y1)/2,H/2),(.2,Y1-Y0,H),cream,0)
for s in(-1,1):
    box((s*2.285,(Y0+Y1)/2,.09),(.03,Y1-Y0,.18),cream,.006); box((s*2.285,(Y0+Y1)/2,1.04),(.03,Y1-Y0,.04),cream,.008)
    for k in range(4):
        y0=-2.95+k*1.4
        for z in(.30,.90): box((s*2.29,y0+.58,z),(.02,1.18,.022),cream,.006)
        for y in(y0,y0+1.16): box((s*2.29,y,.60),(.02,.022,.60),cream,.006)
for y,q in((.62,5),(1.42,8)):
    with Group((X0+.01,y,0),R(90)): picture(0,0,1.72,.52,.68,m,q)
with Group((X0+.01,1.02,0),R(90)):
    box((0,-.03,2.22),(.10,.05,.04),m.brass,.008); tube([(0,-.04,2.22),(0,-.16,2.24),(0,-.20,2.18)],.008,m.brass,4); tube([(-.62,-.20,2.17),(.62,-.20,2.17)],.014,m.brass,4,smooth=False)
area((X0+.20,1.02,2.15),(X0,1.02,1.6),1.2,.03,5,kelvin(2700))
box((0,Y0-.1,H/2),(5,.2,H),cream,0); tray_ceiling(X0,X1,Y0,Y1,H,cream,inset=.55,power=24)
lake(90,level=-10,origin=(wx,0),pal_at=(62,330) if VARIANT=='desk' else (-60,330)); area((wx,Y1+.4,1.7),(wx,0,.8),ww,1.6,40,(.45,.55,1.0))
daylight((wx,Y1+.4,1.75),(wx,0,.8),ww,1.7,300); sun((-.42,-1,-.72),2.2)
# curtains at the window
for s in(-1,1): curtain(wx+s*1.16-.17,Y1-.10,wx+s*1.16+.17,Y1-.10,.01,H-.10,m.drape,5,.05,seed=4+s)
tube([(wx-1.42,Y1-.10,H-.09),(min(X1,wx+1.42),Y1-.10,H-.09)],.012,m.brass,smooth=False)
# the bed
bx=-1.08; king_bed(bx,.36,m,m.rust,m.rust,pil=m.emerald,headw=.80,head=m.emerald,Y1=Y1,bw=1.2); bench(bx,-.02,1.0,m.emerald,m,d=.40)
picture(bx,Y1-.01,1.92,.86,.62,m,3); nightstand(-.10,2.30,m); table_lamp((-.10,2.34,.51),m.brass,h=.46,r=.14,power=7,glow=2.2)
pendant(-1.98,2.36,H-.02,1.42,m.brass,.075,11)
box((-.23,2.20,.52),(.17,.13,.02),M_plain('b1',srgb('#7a3b2a'),.6),.002,rot=(0,0,.2)); box((-.23,2.20,.54),(.15,.12,.016),M_plain('b2',srgb('#d8cbb2'),.6),.002,rot=(0,0,.05))
# writing desk under the window, chair, lamp, letters, flowers
dx,dy=1.14,2.16; box((dx,dy,.74),(1.36,.56,.035),m.walnut,.008); box((dx,dy-.0,.675),(1.26,.48,.09),m.walnut,.006); box((dx,dy-.245,.675),(.5,.01,.012),m.brass,.003)
for sx in(-1,1):
    for sy in(-1,1): tube([(dx+sx*.60,dy+sy*.21,.64),(dx+sx*.62,dy+sy*.22,0)],.017,m.brass,radii=[1.2,.8],smooth=False)
tub_chair((dx-.10,dy-.62,0),R(62 if VARIANT=='desk' else 172),m.sand,m.brass,.66)
table_lamp((dx+.52,dy+.10,.758),m.brass,h=.42,r=.125,power=6,glow=2.0)
pap=M_plain('paper',srgb('#f3eddf'),.8); box((dx-.06,dy-.08,.760),(.21,.29,.003),pap,.001,rot=(0,0,.12)); box((dx-.34,dy-.02,.762),(.22,.15,.010),m.emerald,.002,rot=(0,0,-.2)); tube([(dx+.02,dy-.14,.765),(dx+.10,dy-.02,.767)],.0045,m.dark,3,smooth=False)
vase((dx-.50,dy+.10,.758),M_plain('vz',srgb('#22474a'),.12,coat=.7),.62); pet=[M_leaf('p1',srgb('#f0dfcd'),.3,.6),M_leaf('p2',srgb('#c8542c'),.3,.6)]; bouquet((dx-.50,dy+.10,.758+.165),13,.115,.17,pet,M_leaf('fl',srgb('#4f7344'),.25),M_plain('st',srgb('#4d6b3a'),.5),4,.046)
rug(-.35,.15,3.3,3.2,base=('#a8937c','#c4b29a'),line='#7d3f25')
# armchair corner in the right foreground
tub_chair((1.62,.02,0),R(-52),m.rust,m.brass,.76); side_table((2.02,.72,0),m.marble,m.brass,.22,.50); cup((2.0,.68,.50),m,M_plain('tea',srgb('#7a3c14'),.1,coat=.5),rot=R(40))
floor_lamp(2.06,1.18,m,18)
# light
spot((bx,1.6,H-.06),(bx,Y1,1.7),34,kelvin(2800),60,.8,.04); spot((wx,1.5,H-.06),(dx,dy,.75),20,kelvin(2850),50,.9,.05); spot((bx,.1,H),(bx,1.0,.5),36,kelvin(2900),56,.9,.06)
area((.6,-3.4,2.6),(0,1,.7),2.6,1.3,34,kelvin(3300)); daylight((.6,-3.6,2.5),(0,1,.7),3.6,1.6,95,(1,.97,.93))
camera((1.22,-2.62,1.26),(-.50,2.4,1.1),21.5,5.6,4.2,shift_y=-.03)
end()
