import sys,os; sys.path.insert(0,os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from props_venues import *
reset(21); setup(exposure=.95,clamp=2.5,bounces=12); bpy.context.scene.cycles.transmission_bounces=9; bpy.context.scene.cycles.transparent_max_bounces=20; bpy.context.scene.cycles.filter_glossy=1.5 if hasattr(bpy.context.scene.cycles,'filter_glossy') else 1
brass=M_brass(rough=.18); marble=M_marble('verde',srgb('#0f2b28'),srgb('#7d8a78'),3.0,.13,.16); walnut=M_wood('walnut',srgb('#2b1a10'),srgb('#74502f'),rough=.3,coat=.3); gl=M_glass('gl'); champ=M_glass('ch',(1,.80,.42)); amber=M_glass('am',(.95,.42,.10))
# counter
box((0,.15,-.03),(4,.9,.06),marble,.012); box((0,-.28,-.10),(4,.05,.08),brass,.02); box((0,-.2,-.6),(4,.04,1),walnut,.0)
# back bar: walnut bays with cusped tops, a warm backlit panel behind the bottles
by=1.9
bk=N('back'); g_=bk.n('SeparateXYZ'); bk.set(g_,0,bk.n('NewGeometry').outputs['Position']); fz=bk.math('FRACT',bk.math('DIVIDE',bk.math('ADD',g_.outputs['Z'],.95),.5)); gl_=bk.math('ADD',bk.math('MULTIPLY',bk.math('POWER',bk.math('SUBTRACT',1.0,fz),1.8),.46),.035); bm_=bk.done(bk.n('Emission',{'Color':(1,.40,.115),'Strength':gl_}))
box((0,by+.22,.75),(6,.02,2.9),bm_,0)
BX=(-1.62,-.54,.54,1.62)
shape2d([(-2.6,-.4),(2.6,-.4),(2.6,1.9),(-2.6,1.9)],[foil_arch(x,.94,1.42,-.3,7,.08,.16) for x in BX],.10,walnut,(0,by-.24,0),(R_(90),0,0),.006)
for x in BX: tube(sway(foil_arch(0,.955,1.43,-.3,7,.08,.16),(x,by-.30,0)),.007,brass,3,smooth=False)
for z in (.05,.55,1.05):
    box((0,by,z),(5,.34,.03),walnut,.004); box((0,by-.17,z),(5,.012,.034),brass,.002); area((0,by-.10,z+.46),(0,by+.0,z),5,.05,9,kelvin(2650))
rs=np.random.RandomState(3)
cols=[(.80,.42,.14),(.34,.50,.30),(.97,.94,.86),(.80,.34,.14),(.97,.76,.36),(.22,.40,.36)]

def M_bottle(n_,c):
    n=N(n_); t=n.n('BsdfTransparent',{'Color':c}); g=n.n('BsdfGlossy',{'Color':(1,1,1),'Roughness':.06}); d=n.n('BsdfDiffuse',{'Color':tuple(x*.5 for x in c)}); fr=n.n('Fresnel',{'IOR':1.45}); a=n.n('MixShader'); n.set(a,0,.18); n.set(a,1,t); n.set(a,2,d); m=n.n('MixShader'); n.set(m,0,n.math('MULTIPLY',fr.outputs[0],.8)); n.set(m,1,a); n.set(m,2,g); return n.done(m)
bm=[M_bottle('bt%d'%i,c) for i,c in enumerate(cols)]; lab=M_plain('label',srgb('#e6d8b8'),.7)
for z in (.07,.57,1.07):
    x=-2.3
    while x<2.3:
        r=rs.uniform(.032,.05); h=rs.uniform(.24,.34); q=rs.randint(6); n=h*.58
        lathe(smoothprofile([(0,0),(r,.004),(r,n*.5),(r,n),(r*.75,n+.03),(.014,n+.07),(.013,h),(.016,h+.006),(0,h+.008)],4),bm[q],(x,by+rs.uniform(-.06,.08),z),24)
        if rs.rand()<.8: lathe([(r+.0012,n*.25),(r+.0012,n*.8)],lab if rs.rand()<.7 else brass,(x,by,z),24)
        x+=r*2+rs.uniform(.02,.09)
# hanging globes behind (bokeh)
for x in (-.50,.06,.62): pendant(x,1.0,2.6,.385,brass,.055,8,2550,4)
# coupe glasses in front
wine_glass((-.115,.06,.010),gl,kind='coupe',liquid=champ); wine_glass((.085,.12,.010),gl,kind='coupe',liquid=champ)
# bubbles/garnish: orange twist
cu=[(.085+.03*math.cos(t)+.012*t/6,.12+.03*math.sin(t),.165+.006*t) for t in np.linspace(0,5,20)]; tube(cu,.0042,M_plain('peel',srgb('#e07a1c'),.45,bump=.3,bscale=300),3)
# old fashioned tumbler with ice
prof=[(0,0),(.036,0),(.040,.006),(.0425,.09)]; inn=[(.0400,.09),(.0375,.014),(0,.012)]; lathe([(0,0)]+prof[1:]+inn,gl,(.27,.0,0),64,auto=50); lathe([(0,.013),(.0372,.015),(.0392,.062),(0,.062)],amber,(.27,0,0),48,auto=50)
for (dx,dy,dz,rr) in ((-.008,.004,.05,.3),(.012,-.008,.068,.9)): box((.27+dx,dy,dz),(.028,.028,.028),M_glass('ice',(.97,.99,1),.05,1.31),.005,rot=(rr,.4,rr*2))
# small lamp and bowl of olives
table_lamp((-.385,.55,0),brass,h=.37,r=.098,power=.25,glow=.36)
lathe(smoothprofile([(0,0),(.03,0),(.045,.02),(.058,.04),(.055,.042),(.04,.022),(0,.012)]),brass,(.46,.16,0),48)
om=M_plain('olive',srgb('#5d6b25'),.25,coat=.4)
for i in range(11): o=lathe([(.0115*math.sin(t),-.014*math.cos(t)) for t in np.linspace(0,math.pi,12)],om,(.46+rs.uniform(-.03,.03),.16+rs.uniform(-.03,.03),.036+rs.uniform(0,.016)),16,rot=(rs.rand()*3,rs.rand()*3,0))
box((.0,-.02,.0015),(.24,.2,.003),M_fabric('nap',srgb('#d9cdb8')),.001,rot=(0,0,.3)) if 0 else None
spot((.3,-.9,1.6),(0,.05,.05),34,kelvin(3000),34,.7,.06); area((-1.3,-.6,.9),(0,.1,.1),.5,.9,9,(.55,.68,1.0)); area((1.0,.55,.5),(.1,.1,.1),.25,.9,26,kelvin(2600)); area((-1.0,.6,.5),(0,.1,.1),.2,.9,6,kelvin(3000)); area((0,.9,1.4),(0,.1,.1),1.6,.2,26,kelvin(2700))
world_gradient([(0,(.02,.014,.01)),(1,(.012,.014,.02))],1)

# folded emerald napkin with a marigold, brass tray under the glasses
cyl((-.015,.095,0),.20,.010,brass,72,.004); 
nap=M_fabric('napg',srgb('#0a2e28'),bump=.2); box((-.285,-.10,.006),(.20,.13,.010),nap,.004,rot=(0,0,.30)); F=rosette(.030,M_leaf('saf',srgb('#e0862a'),.25,.6),50,2); F.location=(-.235,-.12,.016)
camera((.05,-.88,.215),(.05,.06,.130),45,2.4,.94,level=False)
finish(bloom=.06,wb=(.96,1,1.14),sat=.96)
