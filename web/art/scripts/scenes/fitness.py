import sys,os; sys.path.insert(0,os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from props_venues import *
reset(63); setup(exposure=.86,clamp=4,bounces=9)
brass=M_brass(); walnut=M_wood('walnut',srgb('#2b1d13'),srgb('#7d5c3f'),rough=.34,coat=.12); oak=M_wood('oak',srgb('#6b5138'),srgb('#b3926a'),rough=.30,scale=1.2,rand=.22,grain=.8,spec=.5); plaster=M_plaster('pl',srgb('#dbd1c1')); dark=M_plain('dk',srgb('#1b1c1d'),.38,coat=.15); rubber=M_plain('rub',srgb('#141515'),.75,bump=.25,bscale=300); steel=M_plain('st',srgb('#b8b4ac'),.25,1.0); green=M_plain('leather',srgb('#12463f'),.42,bump=.12,bscale=180,coat=.1); rust=M_plain('rustl',srgb('#8c4a2c'),.5,bump=.1,bscale=160); mat_=M_plain('mat',srgb('#0e3a34'),.85,bump=.3,bscale=400); tw=M_fabric('tw',srgb('#efe9dd'),bump=.7,sheen=.6)
X0,X1,Y0,Y1,H=-4.4,4.2,-5.0,4.4,3.3
herringbone(X0,X1,Y0,Y1,.72,.12,oak)
# back wall: three cusped windows on the lake
AX=(-2.75,0,2.75); AW,AH,A0=2.15,3.02,.12
shape2d([(X0,0),(X1,0),(X1,H),(X0,H)],[foil_arch(x,AW,AH,A0,9,.075,.16) for x in AX],.36,plaster,(0,Y1+.1,0),(R_(90),0,0),.012)
for x in AX:
    tube(sway(foil_arch(0,AW+.08,AH+.04,A0,9,.075,.16),(x,Y1-.09,0)),.014,brass,3,smooth=False); box((x,Y1-.1,A0-.02),(AW+.2,.14,.05),M_marble('sill'),.008)
    for dx in(-.36,.36): box((x+dx,Y1+.16,(A0+AH)/2),(.03,.04,AH-A0),brass,.003)
    for z in(.95,2.05): box((x,Y1+.16,z),(AW,.04,.022),brass,.003)
box((0,Y1+.16,1.6),(8.4,.006,3),M_window(),0)
for x in(-1.375,1.375):
    o=lathe(smoothprofile([(.02,-.16),(.06,-.1),(.075,.0),(.06,.12),(.045,.2)]),M_emit('sc',(1,.66,.34),6),(x,Y1-.16,1.95),24); o.visible_diffuse=False; point((x,Y1-.28,1.95),13,kelvin(2550),.08); box((x,Y1-.1,1.88),(.08,.06,.3),brass,.01)
lakescene(-8,palace=(-120,640),pscale=1.5,prot=.2,seed=8,glow=.55); sky('dusk',.6,1.0); area((0,Y1+.5,1.7),(0,0,.6),8,2.6,95,(.62,.58,1.0))
# other walls, ceiling with cove and lines of light
box((X1+.1,(Y0+Y1)/2,H/2),(.2,Y1-Y0,H),plaster,0); box((X0-.1,(Y0+Y1)/2,H/2),(.2,Y1-Y0,H),plaster,0); box((0,Y0-.1,H/2),(X1-X0,.2,H),plaster,0)
tx0,tx1,ty0,ty1=-3.4,3.2,-4.2,3.5
for c,s in ((((X0+tx0)/2,(Y0+Y1)/2),(tx0-X0,Y1-Y0)),(((X1+tx1)/2,(Y0+Y1)/2),(X1-tx1,Y1-Y0)),(((tx0+tx1)/2,(Y0+ty0)/2),(tx1-tx0,ty0-Y0)),(((tx0+tx1)/2,(Y1+ty1)/2),(tx1-tx0,Y1-ty1))): box((c[0],c[1],H),(s[0],s[1],.1),plaster,0)
box((0,(Y0+Y1)/2,H+.33),(X1-X0+.4,Y1-Y0+.4,.06),plaster,0)
for x,y,sx,sy in((tx0-.12,(ty0+ty1)/2,.04,ty1-ty0),(tx1+.12,(ty0+ty1)/2,.04,ty1-ty0),(0,ty1+.12,tx1-tx0,.04),(0,ty0-.12,tx1-tx0,.04)): area((x,y,H+.1),(x,y,H+3),sx,sy,34*max(sx,sy)/5,kelvin(2750))
line=M_emit('line',(1,.80,.55),5.5)
for x in(-1.7,-.1,1.5):
    box((x,-.3,H-.28),(.075,5.6,.05),brass,.01); o=box((x,-.3,H-.308),(.05,5.5,.006),line,0); o.visible_diffuse=False; area((x,-.3,H-.32),(x,-.3,0),.05,5.5,62,kelvin(2900))
    for y in(-2.6,2.0): tube([(x,y,H-.26),(x,y,H+.3)],.005,brass,smooth=False)
# left: mirrors above a walnut plinth
mir=M_plain('mir',srgb('#e6e3dd'),.015,1.0); my0,my1=-4.2,3.7; n=5
box((X0+.02,(my0+my1)/2,1.50),(.02,my1-my0,2.45),mir,0); box((X0+.03,(my0+my1)/2,.14),(.06,my1-my0,.28),walnut,.004)
for y in np.linspace(my0,my1,n+1): box((X0+.035,y,1.50),(.03,.022,2.47),brass,.002)
for z in(.28,2.73): box((X0+.035,(my0+my1)/2,z),(.03,my1-my0,.022),brass,.002)
# dumbbell rack
rx=X0+.55; ry0,ry1=-1.5,2.9
for y in np.linspace(ry0,ry1,3):
    box((rx,y,.62),(.06,.06,1.20),dark,.008,rot=(0,R_(-14),0)); box((rx+.05,y,.03),(.62,.09,.06),dark,.012)
DB=[dumbbell(k,dark,steel,brass) for k in np.linspace(0,1.3,6)]
for j,(z,ox) in enumerate(((.34,.14),(.70,.04),(1.06,-.06))):
    for dx in(-.09,.09): box((rx+ox+dx,(ry0+ry1)/2,z-.02-dx*.25),(.05,ry1-ry0+.1,.03),walnut if 0 else dark,.006)
    box((rx+ox+.125,(ry0+ry1)/2,z-.05),(.012,ry1-ry0+.1,.05),brass,.003)
    y=ry0+.12; i=0
    while y<ry1-.05:
        k=min(5,max(0,(2-j)*2+(1 if i>6 else 0))); r=.042+.030*np.linspace(0,1.3,6)[k]; y+=r; 
        if y+r>ry1: break
        dup([DB[k]],(rx+ox+.0,y,z+r*.95),0); y+=r+.022; i+=1
hide(DB)
# treadmills
scn=N('scr'); g=scn.n('SeparateXYZ'); scn.set(g,0,scn.gen()); c=scn.ramp(g.outputs['Z'],[(0,(.02,.10,.09)),(.4,(.05,.25,.22)),(.62,(.9,.55,.25)),(1,(.25,.12,.3))]); screen=scn.done(scn.n('Emission',{'Color':c,'Strength':.28}))
TM=treadmill(dark,steel,brass,rubber,screen)
for x in(-2.15,-.72,.72,2.15): dup([TM],(x+.1,2.75,0.012),0)
hide([TM])
# bench, mat, kettlebells in front
with grab() as gb:
    box((0,-.30,.44),(.30,.98,.085),green,.035,5); box((0,.52,.60),(.30,.80,.085),green,.035,5,rot=(R_(34),0,0)); box((0,0,.33),(.07,1.35,.07),dark,.01); tube([(0,.15,.33),(0,.62,.62)],.026,brass,smooth=False)
    for y in(-.70,.70): box((0,y,.035),(.52,.07,.06),dark,.015); tube([(0,y,.05),(0,y*.9,.34)],.034,dark,smooth=False)
bn=joined(gb.objs,'bench'); bn.location=(-1.75,-.55,0); bn.rotation_euler=(0,0,R_(-24))
rug=box((.9,-.9,.004),(3.0,2.6,.008),M_plain('rubf',srgb('#2a2b2b'),.7,bump=.3,bscale=500),.003)
box((.45,-1.05,.014),(.66,1.85,.010),mat_,.004,rot=(0,0,R_(8))); box((1.55,-.85,.014),(.66,1.85,.010),mat_,.004,rot=(0,0,R_(8)))
cyl((.28,-.35,.09),.075,.46,rust,40,.012,rot=(0,R_(90),R_(8))); 
cyl((1.30,-.2,.09),.075,.46,rust,40,.012,rot=(0,R_(90),R_(8)))
kb=[kettlebell(r,dark,brass) for r in(.085,.10,.115)]
for k,(x,y) in enumerate(((-.55,-1.75),(-.82,-1.60),(-1.12,-1.5))): kb[k].location=(x,y,0); kb[k].rotation_euler=(0,0,k*.7)
# right wall: walnut slats, shelf with towels, carafe
for i in range(36): box((X1-.03,-2.9+i*.13,1.5),(.05,.06,3.0),walnut,.004)
box((X1-.012,-.62,1.5),(.02,4.66,3.0),M_plain('bk',srgb('#20160e'),.7),0)
for y in(-1.6,.2,2.0): spot((X1-.55,y,H-.05),(X1,y,.6),46,kelvin(2650),60,.8,.04)
box((X1-.28,.9,.42),(.46,2.4,.84),walnut,.01); box((X1-.28,.9,.86),(.50,2.46,.035),M_marble('top'),.008)
for j in range(3):
    for i in range(4-j): cyl((X1-.47,.0+i*.145+j*.07,.94+j*.12),.066,.34,tw,24,.02,rot=(0,R_(90),0))
for i in range(3): cyl((X1-.28,1.15+i*.11,.878),.034,.10,M_glass('gl%d'%i),24,.003)
lathe(smoothprofile([(0,0),(.07,0),(.075,.1),(.04,.2),(.035,.25),(.045,.27)],5),M_glass('car',(.93,.97,.96)),(X1-.28,1.62,.878),32)
lathe(smoothprofile([(0,0),(.08,0),(.15,.05),(.17,.09),(.165,.09),(.08,.02),(0,.015)],4),brass,(X1-.28,1.95,.878),32); og=M_plain('orange',srgb('#e0802a'),.45,bump=.15,bscale=200); rs=np.random.RandomState(2)
for dx,dy,dz in((-.06,-.04,.05),(.06,-.03,.05),(0,.07,.05),(.01,0,.12)): lathe([(.045*math.sin(t),-.045*math.cos(t)) for t in np.linspace(0,math.pi,14)],og,(X1-.28+dx,1.95+dy,.878+dz),20)
# plants
pot=M_plain('pot',srgb('#9a5433'),.6,bump=.1); lfp=M_leaf('pl',srgb('#3f6b42'),.3)
for x,y,n,L in((3.75,3.85,16,1.25),(-3.95,3.95,14,1.15)):
    lathe(smoothprofile([(0,0),(.17,0),(.25,.22),(.23,.44),(.20,.46)]),pot,(x,y,0),32); cyl((x,y,.40),.19,.03,M_plain('soil',srgb('#22170f'),.9),24); branches((x,y,.40),n,L,.55,(.22,.13),lfp,None,int(x*3)+30,pairs=8)
area((1.5,-4.4,2.6),(0,0,.8),3,1.2,40,kelvin(3300))
camera((2.55,-3.35,1.40),(-1.0,2.6,1.1),22,None,None,shift_y=-.035)
finish(bloom=.06,wb=(.86,1,1.30),sat=.95)
