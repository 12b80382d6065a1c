import sys,os; sys.path.insert(0,os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from props_rooms import *
start(91,exposure=.85,clamp=5,bounces=8).cycles.sample_clamp_direct=8; m=mats()
X0,X1,Y0,Y1,H=-5.0,5.0,-5.6,8.8,4.1; pw,py0,py1=2.3,-2.4,6.6; D_=1.4
lime=M_plaster('lime',srgb('#d9cdb8')); stone=M_stone('floor',srgb('#b3a690'),srgb('#8f836f'),.28,1.6,.2); cop=M_stone('coping',srgb('#d8cdb9'),srgb('#b9ac95'),.3); verde=M_marble('verde',srgb('#0f3a2f'),srgb('#7fa893'),1.2,.10,.28)
# pool: shell, mosaic, water, lights under water, an emerald border
class Sk:
    x0,x1=-(pw+.36),pw+.36
    def __call__(s,x,y): return abs(x)<pw+.355 and py0-.355<y<py1+.355
plane((0,-7.1,-.03),11,8.6,m.dark); [plane((s*(pw+.36+1.6),2.5,-.03),3.2,18,m.dark) for s in(-1,1)]
tiles(X0,X1,Y0,Y1,1.0,.6,0,stone,skip=Sk(),gap=.004,bev=.002)
for s in(-1,1): tiles(s*(pw+.18)-.18,s*(pw+.18)+.18,py0-.36,py1+.36,.36,1.1,.012,cop,stagger=0); box((s*(pw+.43),(py0+py1)/2,.004),(.07,py1-py0+.9,.01),verde,.001)
for y in(py0-.36,py1): tiles(-pw,pw,y,y+.36,1.1,.36,.012,cop,stagger=0)
pt=M_pooltile('tiles',srgb('#14727e'),srgb('#7fdcd6'),.08,.36,.04)
plane((0,(py0+py1)/2,-D_),2*pw,py1-py0,pt)
for s in(-1,1): plane((s*pw,(py0+py1)/2,-D_/2),D_,py1-py0,pt,rot=(0,R(90),0))
for y in(py0,py1): plane((0,y,-D_/2),2*pw,D_,pt,rot=(R(90),0,0))
plane((0,(py0+py1)/2,-.07),2*pw,py1-py0,M_water(s1=1.0,s2=3.6,b1=.07,b2=.035))
for y in np.linspace(py0+1.2,py1-1.2,5):
    for s in(-1,1): area((s*(pw-.03),y,-.70),(0,y,-.9),.34,.34,22,(.55,.95,1.0),170)
# end wall: a great cusped window on the lake, flanked by two lit niches
back_wall(X0,X1,Y1,H,[(0,3.9,.30,3.95)]+[(s*3.5,1.25,.80,2.9) for s in(-1,1)],m,th=.40,mat=lime); glazing(0,3.9,.30,3.95,Y1+.22,m,4,(.50,))
for s in(-1,1):
    x=s*3.5; box((x,Y1+.40,1.8),(1.5,.05,2.4),M_plaster('n%d'%s,srgb('#a9694b')),0); box((x,Y1+.15,.79),(1.3,.42,.04),cop,.006); vase((x,Y1+.16,.81),m.brass,1.35); branches((x,Y1+.16,1.16),11,.8,.42,(.10,.075),M_leaf('lf%d'%s,srgb('#5f7a4c')),None,5+s,pairs=8); spot((x,Y1+.08,2.8),(x,Y1+.25,.8),46,kelvin(2500),70,.9,.04)
lake(90,level=-12,pal_at=(-40,300)); area((0,Y1+.6,2.1),(0,0,0),3.6,3.2,130,(.52,.52,1.0))
# arcades along both sides: columns carrying cusped arches, a lit gallery behind
nb=4; bay=(Y1-.6-py0+.9)/nb; xa=3.55; ys=[py0-.9+bay*(i+.5) for i in range(nb)]
for s in(-1,1):
    outer=[(0,2.2),(nb*bay,2.2),(nb*bay,H+.2),(0,H+.2)]; L=nb*bay; P=[(0,H+.2),(0,2.25)]
    for i in range(nb): P+=[(x,max(2.25,z)) for x,z in cusped((i+.5)*bay,bay*.84,3.55,y0=2.25,lobes=7,d=.035,rise=.52)]
    P+=[(L,2.25),(L,H+.2)]
    shape2d(P,[],.30,lime,(s*xa,py0-.9,0),(R(90),0,R(90)),.008)
    for i in range(nb+1):
        y=py0-.9+i*bay; cyl((s*xa,y,0),.24,.16,verde,48,.012); lathe(smoothprofile([(.20,.16),(.15,.22),(.165,.30),(.135,.5),(.125,1.2),(.125,1.85),(.15,1.95),(.13,2.0),(.21,2.18),(.23,2.26)],5),lime,(s*xa,y,0),40); box((s*xa,y,2.30),(.46,.46,.08),lime,.012)
        lathe([(.139,.315),(.145,.33),(.139,.345)],m.brass,(s*xa,y,0),40); lathe([(.152,1.94),(.16,1.955),(.152,1.97)],m.brass,(s*xa,y,0),40)
        spot((s*(xa-.34),y,.03),(s*(xa-.05),y,3.6),52,kelvin(2400),50,.8,.03)
    box((s*(X1+.1),(Y0+Y1)/2,H/2),(.2,Y1-Y0,H+.4),lime,0); box((s*(X1-.02),(Y0+Y1)/2,.5),(.04,Y1-Y0,1.0),verde,.004); box((s*(X1-.03),(Y0+Y1)/2,1.01),(.05,Y1-Y0,.03),m.brass,.004)
    for i,y in enumerate(ys):
        spot((s*(X1-.55),y,3.9),(s*X1,y,1.2),80,kelvin(2450),70,.9,.06)
        # hanging lanterns in the arches
        tube([(s*xa,y,3.45),(s*xa,y,2.78)],.008,m.frame,smooth=False); o=lathe(smoothprofile([(.02,-.20),(.09,-.14),(.13,0),(.09,.15),(.03,.21)],4),M_emit('lan',(1,.58,.26),1.9),(s*xa,y,2.58),10,auto=15); o.visible_diffuse=False; o.visible_shadow=False
        for z,r in((2.80,.05),(2.375,.04),(2.58,.134)): lathe([(r-.01,-.008),(r+.004,-.008),(r+.004,.008),(r-.01,.008)],m.brass,(s*xa,y,z),32)
        point((s*xa,y,2.58),24,kelvin(2400),.1)
# ceiling: coffers in walnut with a cove
box((0,(Y0+Y1)/2,H+.30),(10.4,Y1-Y0+.4,.1),M_plaster('ceil',srgb('#a88a68')),0)
for i in range(7): box((0,py0-.9+i*1.75-1.0,H+.12),(2*xa,.18,.28),m.walnut,.02)
for s in(-1,0,1): box((s*1.75,(Y0+Y1)/2,H+.14),(.16,Y1-Y0,.24),m.walnut,.02)
for s in(-1,1): area((s*(xa-.22),(Y0+Y1)/2,H-.10),(s*(xa-.6),(Y0+Y1)/2,H+3),.06,Y1-Y0,40,kelvin(2600))
box((0,Y0-.1,H/2),(10.4,.2,H+.6),lime,0)
# loungers between the columns, towels, lanterns, palms at the far corners
teak=M_wood('teak',srgb('#4a2f1c'),srgb('#9a6f45'),rough=.5); cu=M_fabric('cush',srgb('#e9e3d7'),bump=.12,var=.04); tw=M_fabric('towel',srgb('#12463f'),bump=.6)
for y in(ys[1],ys[2],ys[3]):
    lounger((4.20,y,0),R(-90),teak,cu,tw); lounger((-4.20,y,0),R(90),teak,cu,tw)
for x,y,h in((-2.98,-1.9,.46),(-2.95,-2.28,.34),(2.98,-1.7,.42),(-2.98,5.3,.4),(2.98,5.3,.4),(2.98,2.1,.36),(-2.98,2.1,.36)): lantern((x,y,.0),m.frame,h,h*.44,7,2300)
for s in(-1,1):
    lathe(smoothprofile([(0,0),(.20,0),(.30,.26),(.28,.52),(.24,.55)]),M_plain('pot%d'%s,srgb('#9a5433'),.6,bump=.1),(s*2.55,Y1-.75,0),40); branches((s*2.55,Y1-.75,.5),15,1.35,.60,(.22,.12),M_leaf('pl%d'%s,srgb('#3f6b42'),.3),None,4+s,pairs=8)
# light
area((0,-5.2,3.6),(0,2,.5),6,1.6,30,kelvin(3300)); area((0,3.5,H-.1),(0,3.5,0),4,8,16,kelvin(2800)).visible_glossy=False
camera((-.62,-5.35,1.55),(-.05,8,1.5),22,None,None,shift_y=.01)
end(wb=(.94,1,1.16),sat=.95,bloom=.075)
