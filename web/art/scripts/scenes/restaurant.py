import sys,os; sys.path.insert(0,os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from props_venues import *
MORNING=VARIANT=='morning'   # the same room at breakfast: daylight, cups for wine, lamps low
if MORNING: import props_rooms as rooms
if MORNING: point=spot=lambda *a,**k: None   # by day the lamps only glow: the fewer lights, the less noise
reset(41); setup(exposure=.82 if MORNING else .82,clamp=4,bounces=10); bpy.context.scene.cycles.transparent_max_bounces=16
brass=M_brass(); walnut=M_wood('walnut',srgb('#2b1d13'),srgb('#7d5c3f'),rough=.34,coat=.12); oak=M_wood('oak',srgb('#4a3524'),srgb('#8a6a48'),rough=.3,scale=1.2); plaster=M_plaster('pl',srgb('#d3c7b3')); linen=M_fabric('linen',srgb('#f1ece3'),bump=.15,var=.03); green=M_velvet('g',srgb('#0e4440')); rust=M_velvet('w',srgb('#7d4a2a')); gl=M_glass('gl'); red=M_glass('red',(.35,.01,.03)); white=M_plain('china',srgb('#f4f1ea'),.18,coat=.4); dark=M_plain('d',srgb('#15120f'),.4); napm=M_fabric('nap',srgb('#12463f'),bump=.2); cut=M_brass('cut',.15,srgb('#d8c08c'))
herringbone(-5,5,-3.2,7,.62,.105,oak)
# back wall: cusped arches open on the lake
AX=(-3.75,-1.25,1.25,3.75); AW,AH,A0=1.62,2.86,1.02
arch=lambda c,g=0: foil_arch(c,AW+2*g,AH+g,A0-g)
shape2d([(-5.2,0),(5.2,0),(5.2,3.3),(-5.2,3.3)],[arch(x) for x in AX],.34,plaster,(0,6.14,0),(R_(90),0,0),.012)
for x in AX:
    tube(sway(foil_arch(0,AW+.10,AH+.05,A0),(x,5.955,0)),.016,brass,3,smooth=False); box((x,5.95,A0-.02),(AW+.2,.14,.045),M_marble('sill'),.008)
    box((x,6.2,(A0+AH)/2),(.03,.04,AH-A0),brass,.003); 
    for z in (1.62,2.1): box((x,6.2,z),(AW,.04,.022),brass,.003)
box((0,6.2,1.9),(10,.006,2.2),M_window(),0)
for i,xx in enumerate((-2.5,0,2.5)):
    o=lathe(smoothprofile([(.02,-.16),(.06,-.1),(.075,.0),(.06,.12),(.045,.2)]),M_emit('sc',(1,.66,.34),6),(xx,5.86,1.85),24); o.visible_diffuse=False; point((xx,5.8,1.9),13,kelvin(2500),.08); box((xx,5.95,1.8),(.08,.06,.3),brass,.01)
box((5.1,2,1.6),(.2,11,3.4),plaster,0); box((0,1.5,3.28),(11,12,.1),plaster,0); box((0,-3.4,1.6),(11,.2,3.4),plaster,0)
# cornice and a walnut dado
box((0,5.93,3.12),(10.2,.14,.16),plaster,.04); box((5.0,2,3.12),(.14,10,.16),plaster,.04); box((4.99,2,.5),(.03,10,1.0),walnut,.004); box((4.97,2,1.01),(.05,10,.03),brass,.004)
# banquette
channel_panel(-4.9,4.9,5.9,.42,.98,green,.16,.06); box((0,5.55,.36),(9.6,.62,.14),green,.05,4); box((0,5.6,.16),(9.6,.5,.3),walnut,.01)
# left: tall windows
wy0,wy1=-2.4,5.2; n=4
box((-5.1,5.7,1.6),(.24,1.1,3.4),plaster,0); box((-5.1,1.4,3.14),(.24,7.7,.36),plaster,0); box((-5.1,1.4,.12),(.24,7.7,.28),plaster,.01); box((-5.1,-2.8,1.6),(.24,.9,3.4),plaster,0)
for y in np.linspace(wy0,wy1,n+1): box((-5.1,y,1.5),(.08,.06,3.0),brass,.004); 
for z in (.28,2.3,2.95): box((-5.1,(wy0+wy1)/2,z),(.07,wy1-wy0,.04),brass,.004)
if not MORNING: box((-5.1,(wy0+wy1)/2,1.5),(.006,wy1-wy0,2.8),M_window(),0)   # sun through a pane speckles
drm=M_fabric('dr',srgb('#b79c76'),bump=.2,sheen=.5); tube([(-4.9,-2.8,3.05),(-4.9,5.7,3.05)],.016,brass,smooth=False)
for y in np.linspace(wy0,wy1,n+1): curtain(-4.9,y+.30,-4.9,y-.30,.01,3.03,drm,6,.05,seed=int(y*9)+60)
if MORNING:
    rooms.lake(90,level=-9,sky=rooms.MORN,strength=.8,cam=1.2,morning=True,pal_at=(-30,330),wide=True)
    sun=bpy.data.lights.new('sun','SUN'); sun.energy=11; sun.color=kelvin(4300); sun.angle=R_(1.2); so=bpy.data.objects.new('sun',sun); so.rotation_euler=(Vector((0,0,0))-Vector((-1.5,-.15,.72))).to_track_quat('-Z','Y').to_euler(); bpy.context.collection.objects.link(so)
    daylight((-5.4,1.3,1.6),(0,1.3,1),7,2.6,560,(.94,.97,1.0)); daylight((0,6.4,2),(0,3,1),9,1.6,200,(.95,.96,1.0)); daylight((1.5,-2.9,2.7),(0,2,.8),4,2,90,(1,.96,.9))
else:
    lakescene(-9,palace=(-185,760),pscale=1.5,prot=.2,seed=8,glow=.55); lakepalace((-900,330,-9),1.6,1.2,.6)
    sky('dusk',.6,1.0); area((-5.4,1.3,1.6),(0,1.3,1),7,2.6,70,(.50,.55,1.0)); area((0,6.4,2),(0,3,1),9,1.6,40,(.75,.6,.8))
# tables
R=.46
with grab() as g0:
    with grab() as gp:
        lathe(smoothprofile([(0,.006),(.075,.006),(.095,.012),(.135,.02),(.134,.023),(.095,.016),(.07,.011),(0,.010)],4),white,(0,0,0),64); lathe([(.1345,.0205),(.136,.022),(.134,.0235)],brass,(0,0,0),64); lathe(smoothprofile([(0,.018),(.05,.018),(.065,.022),(.10,.030),(.099,.033),(.064,.026),(0,.022)],4),white,(0,0,0),64)
        for s in(-1,1): box((s*.165,0,.004),(.012,.2,.004),cut,.0018); box((s*.165,.085,.005),(.024,.055,.005),cut,.0024)
        V=[(-.05,-.05,0),(.05,-.05,0),(.05,.05,0),(-.05,.05,0),(0,0,.12)]; o=mesh('nap',V,[(0,1,4),(1,2,4),(2,3,4),(3,0,4)],napm,False,None,(0,0,.026),(0,0,.4)); b=o.modifiers.new('b','BEVEL'); b.width=.005; b.segments=3
        if MORNING:
            cm=rooms.Mats(); cm.china=white; cm.brass=brass; cm.silver=brass; rooms.cup((.15,.19,0),cm,M_plain('coffee',srgb('#2a1308'),.08,coat=.6))
            lathe([(0,0),(.029,0),(.030,.004),(.034,.115),(.0325,.115),(.0285,.010),(0,.009)],gl,(.02,.24,0),40,auto=50); lathe([(0,.0095),(.0282,.010),(.0315,.088),(0,.088)],M_plain('juice',srgb('#f08a12'),.3,coat=.2),(.02,.24,0),32,auto=50)
        else: wine_glass((.11,.20,0),gl,kind='wine',liquid=red); wine_glass((.205,.15,0),gl,h=.2,kind='flute')
    PL=joined(gp.objs,'setting')
    tub_chair((0,0,0),0,rust,brass,.70); CH=joined([o for o in bpy.data.objects if o.parent and o.parent.name.startswith('chair')],'chairj')
    cx=cy=0; z=.758
    with grab() as gc:
        lathe([(0,0),(.035,0),(.04,.09),(.0385,.09),(.0335,.004),(0,.004)],gl,(.06,-.04,z),48,auto=50); lathe([(0,.004),(.032,.004),(.034,.045),(0,.045)],M_plain('wax',(.9,.8,.62),.5),(.06,-.04,z),32)
        lathe(smoothprofile([(0,0),(.025,0),(.04,.04),(.02,.09),(.025,.11)]),brass,(-.05,.05,z),32)
        branches((-.05,.05,z+.09),7,.2,.11,(.04,.034),M_leaf('e',srgb('#6d8a63')),None,3)
        fv,ff=leafmesh(.03,.03,-.3,4); rs=np.random.RandomState(2); it=[]
        for k in range(9):
            c=Vector((-.05+rs.uniform(-.07,.07),.05+rs.uniform(-.07,.07),z+.16+rs.uniform(-.03,.08)))
            for q in range(14):
                a=2*math.pi*q*.382; el=.2+1.2*q/14; y=Vector((math.cos(a)*math.cos(el),math.sin(a)*math.cos(el),math.sin(el))); x=Vector((-math.sin(a),math.cos(a),0)); it.append(Matrix.Translation(c)@Matrix((x,y,x.cross(y))).transposed().to_4x4())
        place_leaves(M_leaf('saf',srgb('#d8802a'),.3,.6),fv,ff,it)
    CE=joined(gc.objs,'centre')
    fo=lathe(smoothprofile([(0,0),(.006,.01),(.004,.025),(0,.036)]),M_emit('fl',(1,.56,.2),26),(.06,-.04,z+.048),12); fo.visible_diffuse=False; fo.visible_shadow=False
bpy.context.view_layer.update()
top=cyl((0,0,.70),.46,.042); floor=plane((0,0,0),4,4); v,f=drape('tablecloth',0,0,.78,1.68,1.68,[top,floor],110,110,60,key='r2',bend=.9,mass=.35,stiff=18)
for o in (top,floor): bpy.data.objects.remove(o)
TC=cloth_obj('tc',v,f,linen,.004,1)
def table(cx,cy,chairs,settings=True,rot=0.0):
    dup([TC],(cx,cy,0),rot); dup([CE]+([] if MORNING else [fo]),(cx,cy,0),cx*7); z=.758; point((cx+.0,cy,z+.16),3.0,kelvin(2150),.03)
    for ang in chairs:
        if settings: dup([PL],(cx+.27*math.cos(ang),cy+.27*math.sin(ang),z),ang+math.pi/2)
        dup([CH],(cx+.88*math.cos(ang),cy+.88*math.sin(ang),0),ang-math.pi/2)
for cx,cy,ch,rt in((.35,.45,(R_(158),R_(25)),.2),(-2.6,1.9,(R_(205),R_(345),R_(100)),.5),(2.9,2.5,(R_(170),R_(5)),.1),(-.3,3.5,(R_(190),R_(-10)),.8),(-3.6,4.0,(R_(200),R_(-20)),.3),(2.3,4.2,(R_(190),R_(0)),.3)): table(cx,cy,ch,True,rt)
for x in(-2.2,.9,4.0): table(x,5.05,(R_(-90),),True,.3)
hide([TC,CE,CH,PL,fo])
# chandeliers: brass rings with globes
gb=M_emit('gb',(1,.70,.40),4.2); G=lathe([(.042*math.sin(q),-.042*math.cos(q)) for q in np.linspace(0,math.pi,16)],gb,(0,0,0),20); G.visible_diffuse=False; G.visible_shadow=False
for cx,cy in((.2,1.7),(-2.7,3.2),(3.0,3.7)):
    tube([(cx,cy,3.2),(cx,cy,2.45)],.008,brass,smooth=False)
    for r,z in((.5,2.42),(.3,2.64)):
        tube([(cx+r*math.cos(t),cy+r*math.sin(t),z) for t in np.linspace(0,2*math.pi,48,endpoint=False)],.009,brass,cyclic=True)
        m=10 if r>.4 else 6
        for k in range(m): t=2*math.pi*k/m; dup([G],(cx+r*math.cos(t),cy+r*math.sin(t),z))
    point((cx,cy,2.4),52,kelvin(2700),.3); spot((cx,cy,2.3),(cx,cy,0),50,kelvin(2750),80,.9,.2)
hide([G])
spot((.35,-.2,3.1),(.35,.45,.75),55,kelvin(2950),44,.9,.1); area((2.5,-2.8,2.6),(.3,1.5,.6),2,1,26,kelvin(3600)); area((0,2,3.2),(0,2,0),7,5,6 if MORNING else 34,kelvin(2800))
# a palm in the corner
lathe(smoothprofile([(0,0),(.16,0),(.24,.2),(.22,.42),(.19,.45)]),M_plain('pot',srgb('#8c4a2c'),.6,bump=.1),(-4.5,5.2,0),32); 
camera((2.0,-1.72,1.32),(-.75,3,1.1),25,4.0,3.0,shift_y=-.035)
finish(bloom=.06,wb=(.96,1,1.08) if MORNING else (.82,1,1.40),sat=.97 if MORNING else .95)
