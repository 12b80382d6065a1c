import sys,os; sys.path.insert(0,os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from props_rooms import *
start(17,exposure=.75,clamp=5,bounces=10); m=mats()
tw=M_wood('tab',srgb('#2b1d13'),srgb('#7d5c3f'),rough=.30,coat=.25,scale=2.2); box((0,.2,-.03),(2.4,1.6,.06),tw,.01)
green=M_fabric('gn',srgb('#0f4538'),bump=.4,weave=1600,sheen=.5); gold=M_brass('gold',.25,srgb('#b98a45')); ink=M_plain('ink',srgb('#23201c'),.7); 
# charger and plate
px,py=.262,-.045
lathe(smoothprofile([(0,.004),(.11,.004),(.125,.008),(.163,.014),(.162,.017),(.125,.012),(.11,.008),(0,.008)],5),gold,(px,py,0),128)
lathe(smoothprofile([(0,.010),(.085,.010),(.10,.015),(.140,.024),(.139,.027),(.10,.019),(.084,.014),(0,.013)],5),m.china,(px,py,0),128); lathe([(.1375,.0237),(.1405,.0252),(.1375,.0268)],gold,(px,py,0),128)
# napkin across the plate
napkin_fold((px,py-.0,.0225),green,.10,.30,R(-14),3)
# card
cw,ch=.165,.262; tilt=R(7); paper=N('paper'); o=paper.obj(); p=paper.pbsdf(Base_Color=paper.mix(paper.noise(30,6,.6,vec=o),srgb('#efe6d4'),srgb('#f6efe1')),Roughness=.75,Specular=.2); paper.set(p,'Normal',paper.bump(paper.noise(500,4,.7,vec=o),.15,.001)); pm=paper.done(p)
CX,CY=-.055,.05
with Group((CX,CY,.012+ch/2*math.sin(R(77))),0) as G:
    box((0,0,0),(cw,ch,.0022),pm,.0009)
    T=.00125
    def line(x0,y0,x1,y1,w=.0007): box(((x0+x1)/2,(y0+y1)/2,T),(abs(x1-x0)+w,abs(y1-y0)+w,.0002),gold,0)
    for k,w in ((.0085,.0009),(.0108,.0004)):
        a,b=cw/2-k,ch/2-k; line(-a,-b,a,-b,w); line(-a,b,a,b,w); line(-a,-b,-a,b,w); line(a,-b,a,b,w)
    # lotus emblem
    vs,fs=leafmesh(.016,.0078,0,8); 
    place_leaves(gold,[(x,y,.0002) for x,y,z in vs],fs,[Matrix.Translation((0,.0885,T))@Matrix.Rotation(R(a),4,'Z')@Matrix.Scale(s,4) for a,s in ((0,1),(32,.92),(-32,.92),(62,.82),(-62,.82))])
    textobj('SAFFRON COURT',(0,.0665,T),.0150,ink,space=1.22); textobj('DINNER BY THE LAKE',(0,.0565,T),.0058,gold,space=1.5); line(-.022,.0515,.022,.0515,.0004)
    y=.0415
    for kind,t in (('h','TO BEGIN'),('d','Ker sangri, yoghurt & pomegranate'),('d','Smoked beetroot, black lime'),('h','FROM THE FIRE'),('d','Laal maas, slow lamb & mathania chilli'),('d','Saffron murgh, almond & lake herbs'),('d','Charred aubergine, walnut, mint'),('h','TO FINISH'),('d','Rose kheer, pistachio'),('d','Dark chocolate, cardamom, sea salt')):
        if kind=='h': y-=.004; textobj(t,(0,y,T),.0056,gold,space=1.45); y-=.0118
        else: textobj(t,(0,y,T),.0072,ink,'LiberationSerif-Italic'); y-=.0118
G.e.rotation_euler=(R(77),0,R(7))
with Group((CX+.002,CY-.020,0),R(7)): box((0,0,.010),(.19,.05,.020),m.walnut,.004); box((0,-.0255,.010),(.186,.002,.004),gold,.0005)
with Group((CX,CY+.02,0),R(7)): box((0,.008,.014),(.10,.012,.028),m.walnut,.003)
# cutlery (brass) at both sides
def knife(x,y,rot=0):
    with Group((x,y,.003),rot): box((0,-.055,0),(.013,.11,.006),gold,.0026); box((.0005,.065,0),(.018,.13,.0026),gold,.0012)
def fork(x,y,rot=0):
    with Group((x,y,.003),rot):
        box((0,-.04,0),(.011,.14,.005),gold,.0022); box((0,.055,0),(.024,.05,.004),gold,.0018)
        for k in range(4): box((-.0098+.0065*k,.10,.001),(.0034,.055,.003),gold,.0012)
fork(.072,-.075,R(2)); fork(.040,-.095,R(3)) if 0 else None
# glass, candles, rose behind
red=M_glass('red',(.35,.01,.03)); wine_glass((.125,.175,0),m.glass,kind='wine',liquid=red); wine_glass((.225,.235,0),m.glass,kind='wine')
candle_glass((-.215,.075,0),m,.034,.080,1.7); candle_glass((-.30,.25,0),m,.032,.075,2.0); candle_glass((.045,.40,0),m,.034,.08,2.0); candle_glass((.36,.42,0),m,.034,.08,2.0)
pet=[M_leaf('p1',srgb('#c8472a'),.3,.55),M_leaf('p2',srgb('#e7a47c'),.35,.6),M_leaf('p3',srgb('#f1e2d0'),.35,.6)]; vase((-.205,.27,0),m.brass,.42); bouquet((-.205,.27,.108),11,.095,.12,pet,M_leaf('fl',srgb('#4c6a40'),.3),M_plain('st',srgb('#4d6b3a'),.5),3,.036)
vs,fs=leafmesh(.034,.03,-.35,5); place_leaves(pet[0],vs,fs,[Matrix.Translation((x,y,.004))@Matrix.Rotation(a,4,'Z') for x,y,a in ((-.145,-.07,.4),(-.19,-.03,2.0),(.02,-.115,3.4))])
# dim dining room behind: warm wall, arches, globes out of focus
box((0,4.2,1),(9,.1,4),m.plaster,0); box((0,3.9,.35),(8,.5,.7),m.emerald,.05,4)
for x in (-1.9,-.65,.65,1.9): shape2d([(-.45,.1),(-.45,1.0)]+[(.45*math.cos(t),1.0+.45*math.sin(t)) for t in np.linspace(math.pi,0,20)][1:-1]+[(.45,1.0),(.45,.1)],[],.02,m.walnut,(x,4.12,.6),(R(90),0,0))
rs=np.random.RandomState(5)
for i in range(34):
    o=lathe([(.0,-.03),(.03,0),(0,.03)],M_emit('bk',kelvin(rs.uniform(2100,2900)),rs.uniform(5,16)),(rs.uniform(-2.0,2.0),rs.uniform(2.2,3.6),rs.uniform(.1,1.5)),8); o.visible_diffuse=False
for x in (-1.4,0,1.4): spot((x,3.6,2.4),(x,4.1,.6),240,kelvin(2500),70,.9,.05)
spot((.45,-.35,1.25),(0,.02,.04),22,kelvin(3000),30,.8,.08); area((-.9,-.2,.8),(0,0,.05),.5,.8,5,(.50,.62,1.0)); area((.8,.5,.6),(0,.1,.05),.3,.7,5,kelvin(2700)); area((-.35,-1.0,.7),(-.05,.05,.13),.7,.4,3.0,kelvin(3300))
world_gradient([(0,(.03,.02,.014)),(1,(.02,.022,.035))],1)
camera((.045,-.70,.215),(.012,.05,.128),50,2.2,.755,level=False)
end(wb=(.92,1,1.2),sat=.95,bloom=.07)
