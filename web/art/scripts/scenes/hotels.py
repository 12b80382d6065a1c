"""More fronts of partner hotels, each with a plan, a roof and a setting of its own; the catalogue's variant picks one of HOTELS at the end."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from props_fronts import *
def placed(M,build):
    """what `build` makes round the origin, moved by a matrix"""
    with grab() as g: build()
    for o in g.objs:
        if o.parent is None: o.matrix_world=M@o.matrix_world
    return g.objs
def at(x,y=0.0,z=0.0,rot=0.0): return Matrix.Translation((x,y,z))@Matrix.Rotation(R_(rot),4,'Z')
def shutters(X,z,w,h,sill,mat):
    """a pair of open shutters beside each window"""
    with grab() as g:
        for s in(-1,1):
            x=s*(w/2+.36); box((x,-.05,sill+h/2),(.60,.05,h),mat,.01)
            for q in np.arange(.12,h-.1,.17): box((x,-.085,sill+q),(.48,.03,.06),mat,0,rot=(R_(-30),0,0))
    pair=joined(g.objs,'shutters'); bpy.context.view_layer.update()
    for x in X: dup([pair],(x,0,z))
    hide([pair])
def awning(x,w,out,top,drop,stripe,plain,n=10,y=-.05):
    for k in range(n):
        a,b=x-w/2+w*k/n,x-w/2+w*(k+1)/n; mesh('aw',[(a,y,top),(b,y,top),(b,y-out,top-drop),(a,y-out,top-drop),(b,y-out,top-drop-.26),(a,y-out,top-drop-.26)],[(0,1,2,3),(3,2,4,5)],plain if k%2 else stripe)
    for s in(-1,1): mesh('aws',[(x+s*w/2,y,top),(x+s*w/2,y-out,top-drop),(x+s*w/2,y,top-drop)],[(0,1,2)],stripe)
def ground(x0,x1,y0,y1,mat,height,nx=90,ny=90,z=0.0):
    """uneven ground; `height` gives it at a point"""
    V=[(x,y,z+height(x,y)) for y in np.linspace(y0,y1,ny) for x in np.linspace(x0,x1,nx)]
    return mesh('ground',V,[(j*nx+i,j*nx+i+1,(j+1)*nx+i+1,(j+1)*nx+i) for j in range(ny-1) for i in range(nx-1)],mat,True)
def pyramid(x,y,z,w,d,h,over,mat,fin):
    curvedhip((x,y,z),w,d,h,.08,over,mat,.18,3,1.0); lathe(smoothprofile([(.16,0),(.10,.3),(.16,.5),(.03,.8),(.015,1.5),(0,1.55)],3),fin,(x,y,z+h-.1),12)
def dormer(P,x,y,z,w,h,wall,roof,pitch=.75):
    """a window under a small gable that stands out of a roof"""
    Q=dict(P); Q['bays']=1; Q['bw']=w; a,b=w*.56,h*.86
    placed(at(x,y),lambda:storey(Q,z,h,'arch',a,h*.72,h*.14,wall,glaze=False,th=.25)); box((x,y+1.3,z+h/2),(w-.06,2.1,h-.02),wall,0); o=shape2d(arch_pts(x,a,b,14,h*.14),[],.02,P['roomt'],(0,y+.22,z),(R_(90),0,0)); o.visible_diffuse=False
    box((x,y+.18,z+h*.5),(.06,.05,h*.72),P['frame'],0); box((x,y+.18,z+h*.48),(a,.05,.05),P['frame'],0); tube(sway(arch_pts(x,a-.06,b-.03,14,h*.15),(0,y+.17,z)),.04,P['frame'],2,smooth=False); gable((x,y+1.1,z+h),w,2.4,w*.5*pitch,.22,roof,.12,'y',wall)
def h8():
    """a Dutch house of the spice coast by day: saffron-yellow walls, a curved gable, dormers in red tiles, striped awnings"""
    P=dict(bays=7,bw=2.9,wallc='#dca23a',trimc='#f3ecdc',framec='#efe6d2',streak=.18); common(P); tr=P['trim']; W=7*2.9; GF,FH=4.4,3.7; roof=M_tileroof(srgb('#a4532f')); green=M_plain('green',srgb('#2e5b4c'),.5); P['frame']=M_plain('frame',srgb('#efe6d2'),.45)
    red,cream=M_cloth_trans('aw',srgb('#a3342a'),.3),M_cloth_trans('aw2',srgb('#f1e6d0'),.3)
    X=storey(P,0,GF,'arch',1.75,3.25,.02,P['wall'],th=.5); X=storey(P,GF,FH,'rect',1.2,2.35,.62,P['wall'],th=.45); z=GF+FH
    shutters(X,GF,1.2,2.35,.62,green)
    for x in X: # mouldings of the upper windows and the arches below
        for s in(-1,1): box((x+s*.67,-.03,GF+.62+1.17),(.14,.12,2.35),tr,.02)
        box((x,-.05,GF+3.05),(1.62,.22,.2),tr,.02); box((x,-.1,GF+.56),(1.62,.32,.12),tr,.02)
        tube(sway(arch_pts(x,1.95,3.42,18,.02),(0,-.02,0)),.09,tr,2,smooth=False)
        if abs(x)>1 and abs(x)<8: awning(x,2.5,1.6,3.95,1.05,red,cream)
    box((0,-.03,.3),(W+.12,.2,.6),tr,.02); box((0,-.06,GF+.02),(W+.2,.36,.26),tr,.03)
    for s in(-1,1):
        for j in range(16): box((s*(W/2-.2),-.04,.35+j*.5),(.62 if j%2 else .42,.14,.46),tr,.03)
        box((s*(W/2-.15),5,z/2),(.3,9.6,z),P['wall'],0)
    box((0,6,z/2),(W-.1,7.8,z-.1),P['wall'],0)
    for dd,hh,zz in((.2,.2,0),(.5,.16,.18),(.9,.14,.32)): box((0,5,z+zz+hh/2),(W+dd,10+dd,hh),tr,.02)
    curvedhip((0,5,z+.42),W,10,4.3,W-8.6,.75,roof,.2,4,.94)
    # the curved gable over the door, its window and its finials
    def scroll(cx,cy,r,a0,a1,n=12): return [(cx+r*math.cos(R_(a)),cy+r*math.sin(R_(a))) for a in np.linspace(a0,a1,n)]
    right=[(3.0,0),(3.0,1.0)]+scroll(3.0,2.0,1.0,270,180)+[(1.75,2.0)]+scroll(1.75,2.95,.95,270,180)[1:]+[(.8,3.2)]+scroll(0,3.2,.8,0,90)
    out=[(-x,y) for x,y in right]+right[::-1][1:]; gz=z+.2
    shape2d(out,[arch_pts(0,1.15,2.35,14,.75)],.5,P['wall'],(0,-.02,gz),(R_(90),0,0),.01); tube(sway(out,(0,-.30,gz)),.10,tr,2,smooth=False); tube(sway(out,(0,.22,gz)),.10,tr,2,smooth=False)
    Q=dict(P); Q['bays']=1; Q['bw']=1.4; placed(at(0,-.02),lambda:storey(Q,gz+.2,2.4,'arch',1.1,1.75,.45,P['wall'],th=.3)); tube(sway(arch_pts(0,1.35,2.5,14,.72),(0,-.28,gz)),.07,tr,2,smooth=False)
    o=lathe([(0,0),(.34,0),(.34,.06),(0,.06)],P['roomt'],(0,-.26,gz+3.1),28,rot=(R_(90),0,0)); tube([(.37*math.cos(t),-.30,gz+3.1+.37*math.sin(t)) for t in np.linspace(0,6.283,25)],.05,tr,2,smooth=False)
    for s in(-1,1): lathe(smoothprofile([(.16,0),(.2,.1),(.08,.2),(.2,.42),(.14,.62),(0,.7)],3),tr,(s*2.75,-.05,gz+1.05),20)
    lathe(smoothprofile([(.18,0),(.22,.1),(.08,.2),(.22,.46),(.1,.72),(.02,1.0),(0,1.02)],3),tr,(0,-.05,gz+4.02),20)
    gable((0,3.6,gz+.3),4.6,7.0,2.7,.1,roof,.16,'y')
    for x in(-6.9,6.9): dormer(P,x,.75,z+.55,1.75,1.75,tr,roof)
    for x in(-5.2,5.6): box((x,6.5,z+3.7),(1.1,.8,2.4),P['wall'],.03); box((x,6.5,z+4.95),(1.3,1.0,.18),tr,.03); [lathe([(.14,0),(.11,.5)],roof,(x+q,6.5,z+5.0),12) for q in(-.28,.28)]
    # door, steps, sign, café tables
    for s in(-1,1): box((s*.44,.36,1.25),(.84,.08,2.5),green,.02); box((s*.44,.30,1.6),(.5,.04,.8),green,.02); box((s*.44,.30,.6),(.5,.04,.7),green,.02)
    for k in range(3): box((0,-.55-.34*k,.36-.12*k-.06),(2.9+.3*k,.38,.13),tr,.02)
    box((0,-.16,GF+.28),(2.6,.06,.52),green,.02); sign('HOTEL',(0,-.2,GF+.12),.40,M_plain('letters',srgb('#f1e2b8'),.4))
    for s in(-1,1): lathe(smoothprofile([(0,0),(.22,0),(.34,.32),(.32,.55),(.27,.58)]),M_plain('pot',srgb('#9a5433'),.6,bump=.1),(s*1.75,-1.1,0),24); branches((s*1.75,-1.1,.5),14,1.2,.42,(.13,.09),P['leaf'],None,5+s,pairs=8)
    for x in(-8.7,-5.8,-2.9,2.9,5.8,8.7):
        if abs(x)<8: side_table((x,-2.3,0),M_marble('mt'),P['iron'],.34,.74); [tub_chair((x+q*.68,-2.35,0),R_(-90*q),M_velvet('ch',srgb('#22564b')),P['brass'],.6) for q in(-1,1)]
    cob=M_stone('cobble',srgb('#b7a78c'),srgb('#86795f'),.75,2,.5); tiles(-40,40,-30,-4.6,.62,.44,-.10,cob,.03,.05,.012); tiles(-40,40,-4.6,0,.9,.7,0,M_stone('walk',srgb('#cdbfa5'),srgb('#a09276'),.6)); box((0,-4.68,-.05),(80,.22,.16),tr,.02); plane((0,30,-.12),300,70,M_grass((.07,.10,.03)))
    # garden walls with bougainvillea, white neighbours under tiles, palms, a lighthouse, the sea
    white=M_lime('white',srgb('#f0eadf'),0,.2); bloom=M_leaf('bloom',srgb('#b32a72'),.35)
    for s in(-1,1):
        box((s*(W/2+3.6),.6,1.5),(7.1,.4,3.0),white,.03); box((s*(W/2+3.6),.6,3.06),(7.3,.6,.16),roof,.03)
        rr=np.random.RandomState(31+s); v,f=leafmesh(.13,.10,.3,3); J=[[],[]]
        for k in range(5200):
            u=rr.rand(); x=s*(W/2+.5+6.4*u); top=3.15+.55*math.sin(u*7+s)+.35*math.sin(u*17); q=rr.rand()**.55; p=Vector((x,.25-.55*math.sin(q*3.1)*rr.rand(),top-q*(1.1+.7*math.sin(u*11+1)))); y=Vector(rr.normal(size=3)).normalized(); xx=y.orthogonal().normalized(); J[rr.rand()<.6].append(Matrix.Translation(p)@Matrix((xx,y,xx.cross(y))).transposed().to_4x4()@Matrix.Scale(rr.uniform(.7,1.3),4))
        place_leaves(P['leaf'],v,f,J[0]); place_leaves(bloom,v,f,J[1])
        N2=dict(P); N2['bays']=4; N2['bw']=3.2; N2['frame']=green
        placed(at(s*(W/2+14.2),1.2),lambda:(storey(N2,0,4.0,'rect',1.3,2.2,.8,white,th=.4),box((0,5.6,2.0),(12.7,7.6,3.9),white,0),curvedhip((0,4.6,3.9),12.8,10,3.6,5,.7,roof,.2,4,.94)))
        box((s*(W/2+8.0),5,2.0),(.3,8.6,3.9),white,0)
    palms(P,[(-13.5,5,11,3),(-16,9,9,4),(14,6,10,6),(17.5,10,12,8),(-24,12,12,9),(26,13,11,11)],0)
    lh=M_lime('lh',srgb('#f4f0e6'),0,.15); lathe(smoothprofile([(2.6,0),(2.3,6),(1.9,14),(1.7,19)],3)+[(2.3,19.1),(2.3,19.5)],lh,(34,46,0),28); lathe([(1.2,0),(1.2,2.4)],P['pane'],(34,46,19.5),20); lathe(smoothprofile([(1.5,0),(1.2,.8),(.2,1.5),(.1,2.4),(0,2.5)],3),green,(34,46,21.9),20)
    lakewater(-6,y=8200); hills(-4,2400,120,'#3b3152',.6,6,a0=20,a1=160)
    sky('blue',.75,1.0); sun((.62,.74,-.52),3.6,(1,.88,.70))
    camera((-9.6,-24.0,1.7),(-.2,0,1.7),31,shift_y=.19)
    return dict(),dict(wb=(1,1,1.03),bloom=.05)
def h9():
    """a chalet in snow: one broad gable over carved balconies, a lower wing with two small ones"""
    P=dict(bays=7,bw=2.7,wallc='#77695b',trimc='#6a4a30',framec='#3a2616',joint=.34,glow=.9,on=.9); common(P); W=7*2.7; timber=M_wood('timber',srgb('#2b1a0d'),srgb('#75492a'),rough=.6,uv=False); P['trim']=timber
    tim=N('planks'); o=tim.n('NewGeometry').outputs['Position']; s=tim.n('SeparateXYZ'); tim.set(s,0,o); gv=tim.math('GREATER_THAN',tim.math('FRACT',tim.math('MULTIPLY',s.outputs[2],4.2)),.08); f=tim.noise(1.0,6,.65,vec=tim.mapping(o,(1.2,1.2,14))); c=tim.mix(gv,srgb('#170d07'),tim.ramp(f,[(.3,srgb('#3b2313')),(.7,srgb('#7a4d2b'))])); pb=tim.pbsdf(Base_Color=c,Roughness=.65); tim.set(pb,'Normal',tim.bump(tim.math('ADD',gv,tim.math('MULTIPLY',f,.5)),.6,.04)); planks=tim.done(pb)
    snow=M_plain('snow',srgb('#d6dcea'),.8,spec=.25,bump=.3,var=.05,bscale=3)
    def rail(w,y,z):
        """a carved balustrade under a line of snow"""
        box((0,y+.75,z-.06),(w,1.7,.18),timber,.02); box((0,y,z+1.0),(w,.12,.09),timber,0); box((0,y,z+.12),(w,.10,.08),timber,0); box((0,y,z+1.08),(w,.20,.09),snow,.04)
        with grab() as g: shape2d([(-.13,0),(.13,0),(.13,.30),(.055,.44),(.13,.58),(.13,.86),(-.13,.86),(-.13,.58),(-.055,.44),(-.13,.30)],[],.05,timber,(0,y,z+.14),(R_(90),0,0))
        b=joined(g.objs,'board'); n=int(w/.31); [dup([b],(-w/2+.15+i*(w-.3)/n,0,0)) for i in range(n+1)]; hide([b])
    z=0
    for k,(h,wl) in enumerate(((3.5,P['wall']),(3.0,planks),(3.0,planks))):
        storey(P,z,h,'rect',1.5,2.05 if k else 2.2,.5,wl,th=.4)
        if k:
            rail(W+1.2,-1.7,z+.1); area((0,-.9,z+2.7),(0,-.9,z),W,1.0,110,kelvin(2400)).visible_glossy=False
            for i in range(8): x=-W/2+i*2.7; box((x,-.8,z-.22),(.16,1.7,.24),timber,.02); box((x,-1.6,z+h/2),(.17,.17,h),timber,.02)
        z+=h
    box((0,8.3,z/2),(W,12.6,z-.02),planks,0)
    for q in(-1,1): box((q*(W/2-.15),1.2,z/2),(.3,1.7,z-.02),planks,0); box((q*(W/2-.1),1.2,1.75),(.34,1.8,3.5),P['wall'],0)
    # the gable: windows in its wall, a balcony, a roof with thick snow
    gh=4.6; mesh('gw',[(-W/2,.02,z),(W/2,.02,z),(0,.02,z+gh)],[(0,1,2)],planks); Q=dict(P); Q['bays']=3; Q['bw']=2.5; placed(at(0,-.06),lambda:storey(Q,z,2.55,'rect',1.4,1.75,.55,planks,th=.3)); placed(at(0,.9),lambda:rail(8.6,-1.7,z+.1)); box((0,-.10,z+2.75),(7.4,.16,.16),timber,0)
    for q in(-1,1): tri=mesh('tri',[(q*.15,-.04,z+2.95),(q*2.3,-.04,z+2.95),(q*.15,-.04,z+4.0)],[(0,1,2)],P['roomt']); tri.visible_diffuse=False
    gable((0,6.1,z),W,14.4,gh,1.9,timber,.24,'y'); gable((0,6.1,z+.24),W+.1,14.8,gh,1.95,snow,.42,'y')
    sl=math.atan2(gh,W/2)
    for i in range(5): y=-1.9; x=(i-2)*4.4; zz=z+gh*(1-abs(x)/(W/2))-.35; box((x,-1.0,zz),(.22,2.6,.26),timber,.02)
    for q in(-1,1): L=math.hypot(W/2+1.9,gh*(W/2+1.9)/(W/2)); box((q*(W/4+.95),-3.02,z+gh/2-.95*gh/(W/2)+.10),(L,.16,.42),timber,.02,rot=(0,q*sl,0))
    for x,y in((-4.2,6.0),(4.6,8.0)): box((x,y,z+3.4),(1.3,1.1,4.2),P['wall'],.03); box((x,y,z+5.6),(1.6,1.4,.26),snow,.1)
    # the wing
    def wing():
        V=dict(P); V['bays']=4; V['bw']=2.6; w=10.4; zz=0
        for k,(h,wl) in enumerate(((3.3,P['wall']),(2.9,planks))):
            storey(V,zz,h,'rect',1.4,2.0,.5,wl,th=.4); zz+=h
        rail(w+.2,-1.4,3.4); [box((-w/2+i*2.6,-1.3,zz-1.45),(.16,.16,2.9),timber,.02) for i in range(5)]; area((0,-.8,5.9),(0,-.8,3),w,1.0,70,kelvin(2400)).visible_glossy=False
        box((0,5.9,zz/2),(w,7.8,zz-.02),planks,0); [box((q*(w/2-.15),1.2,zz/2),(.3,1.7,zz-.02),planks,0) for q in(-1,1)]; gable((0,4.6,zz),9.6,w,3.4,1.2,timber,.2,'x'); gable((0,4.6,zz+.2),9.7,w+.3,3.4,1.25,snow,.36,'x',planks); box((w/2-.1,5,zz/2),(.3,9.6,zz),planks,0)
        for x in(-2.6,2.6):
            Q=dict(P); Q['bays']=1; Q['bw']=2.3; placed(at(x,.35,0),lambda:storey(Q,zz+.25,1.9,'rect',1.4,1.35,.3,planks,th=.3,curt=False)); box((x,2.3,zz+1.15),(2.26,1.3,1.85),planks,0); [box((x+q*1.0,1.3,zz+1.15),(.26,1.8,1.85),planks,0) for q in(-1,1)]; gable((x,1.7,zz+2.15),2.5,3.6,1.25,.45,timber,.14,'y'); mesh('gw',[(x-1.15,.33,zz+2.15),(x+1.15,.33,zz+2.15),(x,.33,zz+3.3)],[(0,1,2)],planks); gable((x,1.7,zz+2.29),2.55,3.7,1.25,.5,snow,.24,'y')
    placed(at(W/2+5.9,3.0,0),wing)
    # porch, door, skis, a woodpile
    box((0,-2.9,3.3),(5.0,2.6,.2),timber,.02); gable((0,-2.9,3.4),5.0,2.7,1.25,.5,timber,.14,'y',planks); gable((0,-2.9,3.54),5.1,2.8,1.25,.5,snow,.3,'y'); area((0,-2.9,3.15),(0,-2.9,0),4,2,150,kelvin(2400))
    for x in(-2.2,2.2): box((x,-3.9,1.65),(.26,.26,3.3),timber,.03); box((x,-3.9,.4),(.6,.6,.9),P['wall'],.05)
    for i in range(5): box((4.0+.22*i,-.25,1.0),(.10,.03,2.0),M_plain('ski%d'%i,srgb(('#b5562f','#0f4238','#d8b26a','#2b4a6b','#7a2f24')[i]),.35),.01,rot=(R_(-10),R_(3*(i%2)),0))
    lg=M_wood('log',srgb('#5a3a20'),srgb('#b98a55'),rough=.7,uv=False)
    for j in range(5):
        for i in range(9-j%2): cyl((-8.6+.30*i+(.15 if j%2 else 0),-.9,.15+.26*j),.14,.8,lg,14,.01,rot=(R_(90),0,0))
    box((-7.3,-1.3,1.5),(3.0,1.1,.12),snow,.05)
    # snow, a trodden path, lanterns, a fence, firs
    rr=np.random.RandomState(3); ph=rr.uniform(0,6.3,8)
    def drift(x,y):
        cut=1-math.exp(-((x-.18*(y+3))/2.3)**2) if y<-2 else 1; far=min(1,max(0,(-y-1.5)/5)); q=.34+.20*math.sin(.33*x+ph[0])+.16*math.sin(.27*y+.2*x+ph[1])+.07*math.sin(.9*x+ph[2])*math.sin(.8*y+ph[3]); return cut*far*max(.02,q)*1.5-.02
    ground(-60,60,-40,16,snow,drift,150,90); plane((0,60,-.05),400,110,snow); plane((0,0,-.4),4000,4000,M_plain('far',(.10,.11,.14),.9))
    for y in(-8,-13,-18,-23):
        for q in(-1,1): x=.18*(y+3)+q*2.6; lantern((x,y,drift(x,y)-.02),P['iron'],.55,.24,16,2250,10)
    for x in np.arange(-26,-5,1.9): zz=drift(x,-9.5); box((x,-9.5,zz+.4),(.16,.16,1.3),timber,.02); box((x,-9.5,zz+1.08),(.24,.24,.09),snow,.04); tube([(x,-9.5,zz+.75),(x+1.9,-9.5,drift(x+1.9,-9.5)+.75)],.06,timber,2,smooth=False)
    lf=M_leaf('pine',srgb('#3e5a58'),.15,.6); PN=[pine(h,lf,P['bark'],i) for i,h in enumerate((11,13,9.5))]; SP=[]
    for k,h in enumerate((11,13,9.5)): # the snow that lies on a fir
        q=np.random.RandomState(k+40); it=[]; v,f=leafmesh(.7,.34,.5,3)
        for _ in range(700): t=q.rand()**.8; zz=h*(.14+.86*t); Rr=h*.24*(1-t)**.85*(.72+.28*abs(math.sin(t*34)))+.05; a=q.uniform(0,6.283); p=Vector((Rr*.86*math.cos(a),Rr*.86*math.sin(a),zz-Rr*.30+.12)); y=Vector((math.cos(a),math.sin(a),-.5)).normalized(); x=y.cross(Vector((0,0,1))).normalized(); it.append(Matrix.Translation(p)@Matrix((x,y,x.cross(y))).transposed().to_4x4()@Matrix.Scale(q.uniform(.6,1.2)*h/11,4))
        SP.append(place_leaves(snow,v,f,it))
    bpy.context.view_layer.update(); rs=np.random.RandomState(9)
    for x,y,sc in [(-14.5,1,1.15),(-18.5,-4,.8),(-21,4,1.3),(27,-1,1.2),(30.5,3,1.35),(24,-7,.6),(-27,0,1.0)]+[(rs.uniform(-60,60),rs.uniform(20,36),rs.uniform(.7,1.1)) for _ in range(30)]+[(q*rs.uniform(30,50),rs.uniform(-2,14),rs.uniform(.8,1.2)) for q in(-1,1) for _ in range(6)]:
        i=rs.randint(3); dup([PN[i],SP[i]],(x,y,max(-.1,drift(x,y)-.2) if y<16 else -.1),rs.uniform(0,6),sc)
    hide(PN+SP); peaks(); sky('dusk',.85,1.0); area((0,-50,26),(0,-6,4),60,20,8200,(.62,.60,1.0)); strip(.1,W,120,-4.6,9,2500,.3)
    camera((10.5,-29,2.0),(3.2,0,2.0),25,shift_y=.155)
    return dict(exposure=1.15),dict(wb=(.99,1,1.05),bloom=.065)
def h10():
    """a pale mansion by day: two pavilions under steep slate roofs, an arcade between them, a lantern on the ridge, limes along the drive"""
    P=dict(bays=7,bw=2.9,wallc='#d5dcd4',trimc='#f4f0e6',framec='#f1ede2',streak=.16); common(P); tr=P['trim']; P['frame']=M_plain('frame',srgb('#f1ede2'),.45); slate=M_stone('slate',srgb('#4d5862'),srgb('#2f3740'),.5,3,.6); lead=M_plain('lead',srgb('#7d8a8c'),.45,.4); W=7*2.9; GF,FH=4.3,3.6; z0=1.0; sh=M_plain('shut',srgb('#6f8678'),.5)
    # the middle, set back, with an arcade before it
    def middle():
        X=storey(P,z0,GF,'arch',1.35,3.1,.02,P['wall'],th=.4); X=storey(P,z0+GF,FH,'rect',1.2,2.25,.55,P['wall'],th=.4); shutters(X,z0+GF,1.2,2.25,.55,sh); zt=z0+GF+FH
        for x in X: box((x,-.05,z0+GF+2.95),(1.6,.2,.18),tr,.02); box((x,-.08,z0+GF+.5),(1.6,.28,.1),tr,.02)
        box((0,5.7,zt/2),(W,7.6,zt),P['wall'],0); [box((0,4.6,zt+zz+.09),(W+.6+dd,10+dd,.18),tr,.02) for zz,dd in((0,.2),(.18,.5),(.36,.9))]; curvedhip((0,4.6,zt+.5),W+.4,10,3.9,W-6,.6,slate,.2,3,1.0)
        for x in(-5.8,0,5.8): dormer(P,x,.55,zt+.55,1.7,1.7,tr,slate,.9)
        for x in(-8.2,8.2): box((x,5.4,zt+3.6),(1.4,1.0,3.4),P['wall'],.03); box((x,5.4,zt+5.4),(1.65,1.2,.2),tr,.03)
        # lantern on the ridge
        zr=zt+4.2; box((0,4.6,zr+.2),(2.6,2.6,1.0),tr,.04); lathe([(1.02,0),(1.02,1.9)],P['roomt'],(0,4.6,zr+.7),8,auto=15,rot=(0,0,R_(22.5)))
        for a in range(8): q=R_(22.5+45*a); box((1.08*math.cos(q),4.6+1.08*math.sin(q),zr+1.65),(.2,.2,1.95),tr,.02,rot=(0,0,q))
        lathe([(1.3,0),(1.42,.1),(1.42,.25),(1.2,.3)],tr,(0,4.6,zr+2.6),32); dome((0,4.6,zr+2.8),1.05,lead,lead,28)
        # arcade and the terrace over it
        A=dict(P); placed(at(0,-3.4),lambda:storey(A,z0,GF,'arch',2.15,3.5,.0,P['wall'],glaze=False,th=.45)); box((0,-1.6,z0+GF-.1),(W,3.9,.3),tr,.02); plane((0,-1.5,z0+.02),W,3.6,tr); box((0,-3.3,z0+GF+.02),(W+.1,.8,.3),tr,.03)
        r=railing(2.5,tr,.9,.14,True); bpy.context.view_layer.update(); [dup([r],(x,-3.2,z0+GF+.15)) for x in X]; hide([r])
        for i in range(8): x=-W/2+i*2.9; box((x,-3.2,z0+GF+.62),(.36,.36,1.05),tr,.03); lathe(smoothprofile([(.1,0),(.2,.1),(.24,.3),(.2,.45)],3),tr,(x,-3.2,z0+GF+1.15),16) if i%7 else None; box((x,-3.46,z0+GF/2),(.42,.18,GF-.2),tr,.03) 
        for x in X: tube(sway(arch_pts(x,2.3,3.62,18,.0),(0,-3.44,z0)),.07,tr,2,smooth=False)
    placed(at(0,2.4),middle)
    for s in(-1,1):
        def pavilion():
            Q=dict(P); Q['bays']=2; Q['bw']=3.3; w=6.6
            X=storey(Q,z0,GF,'arch',1.5,3.2,.25,P['wall'],th=.4); storey(Q,z0+GF,FH+.2,'rect',1.35,2.4,.55,P['wall'],th=.4); shutters(X,z0+GF,1.35,2.4,.55,sh); zt=z0+GF+FH+.2
            for x in X: box((x,-.05,z0+GF+3.1),(1.75,.2,.2),tr,.02); box((x,-.08,z0+GF+.5),(1.75,.28,.1),tr,.02); tube(sway(arch_pts(x,1.64,3.5,18,.25),(0,-.02,z0)),.07,tr,2,smooth=False)
            box((0,6,zt/2),(w-.02,8.2,zt),P['wall'],0); [box((q*(w/2-.16),1.3,zt/2),(.3,1.9,zt),P['wall'],0) for q in(-1,1)]; box((0,0,z0+GF),(w+.16,.3,.24),tr,.03)
            for e in(-1,1): [box((e*(w/2-.2),-.03,z0+.3+j*.5),(.6 if j%2 else .42,.14,.46),tr,.03) for j in range(16)]; box((e*w/2,3,z0+GF),(.16,6.4,.24),tr,.03)
            [box((0,4.2,zt+zz+.09),(w+dd,8.6+dd,.18),tr,.02) for zz,dd in((0,.3),(.18,.6),(.36,1.0))]; pyramid(0,4.2,zt+.5,w,8.6,6.2,.4,slate,lead); dormer(P,0,.6,zt+.55,2.0,1.9,tr,slate,.9)
        placed(at(s*(W/2+3.3),-1.0),pavilion)
    box((0,3,z0/2),(W+14,15,z0),tr,.03)
    for k in range(6): box((0,-4.9-.40*k,z0-.17*k-.085),(7.4+.5*k,.42,.17*2),tr,.01)
    for s in(-1,1): box((s*4.6,-5.8,.55),(.7,2.4,1.1),tr,.03); lathe(smoothprofile([(0,0),(.22,0),(.12,.2),(.4,.55),(.44,.7),(.36,.72)],4),tr,(s*4.6,-6.6,1.1),24); branches((s*4.6,-6.6,1.75),14,.8,.5,(.13,.1),P['leaf'],None,7+s,pairs=8)
    # lawn, gravel drive between limes, box hedges, camellias
    grass=M_grass((.085,.15,.035)); plane((0,-30,-.03),260,170,grass); plane((0,0,-.3),4000,4000,M_plain('far',(.10,.16,.09),.9)); gv=M_stone('gravel',srgb('#d9c7a6'),srgb('#b19d7c'),.8,12,.5); plane((0,-28,-.015),6.4,44,gv); plane((0,-9.2,-.012),30,3.6,gv)
    for s in(-1,1):
        hedge(*sorted((s*4.4,s*14)),-11.9,-11.2,.7,P['leaf'],9+s,90); hedge(*sorted((s*3.7,s*4.4)),-24,-11.2,.7,P['leaf'],11+s,90); hedge(*sorted((s*8.0,s*16.4)),-1.9,-1.2,.6,P['leaf'],19+s,110)
        for k,x in enumerate((7.5,12.5)): lathe([(0,0),(.05,0),(.05,1.0)],P['bark'],(s*x,-14.5,0),8); tree(s*x,-14.5,1.5,.95,P['leaf'],P['bark'],50+k+s,2200,.12)
    lime=M_leaf('lime',srgb('#7c9a3c'),.4)
    for x,y,h,r,sd in((-11.5,-17,6.0,2.3,1),(17.5,-15,6.2,2.4,2)): tree(x,y,h,r,lime,P['bark'],sd,4200,.2)
    for x,y,h,r,sd in((-27,4,9,5,4),(27,5,9.5,5,5),(-23,20,11,6,6),(24,22,11,6,7),(-36,10,10,6,8),(36,12,10,6,9),(-8,26,12,6,10),(9,27,11.5,6,11),(-46,22,11,6,12),(47,20,11,6,13)): tree(x,y,h,r,P['tl'],P['bark'],sd,3200,.34)
    hills(-1,2600,240,'#3b3152',.6,6,a0=10,a1=170); hills(-1,1300,70,'#241f3c',.5,9,a0=10,a1=170); sky('blue',.8,1.0); sun((-.66,.66,-.48),3.5,(1,.90,.74))
    camera((6.4,-37,2.1),(.2,0,2.1),33.5,shift_y=.15)
    return dict(),dict(bloom=.05)
def h11():
    """white villas at sunset, one above the other below a red cliff, a boat on the beach"""
    P=dict(bays=3,bw=2.6,wallc='#efe8dc',trimc='#f3eee4',framec='#5a3c24',glow=.85,on=.97,streak=.14); common(P); roof=M_tileroof(srgb('#a4512c')); timber=M_wood('timber',srgb('#3b2716'),srgb('#86603c'),rough=.6,uv=False); wall=P['wall']
    sand=N('sand'); o=sand.n('NewGeometry').outputs['Position']; f=sand.noise(.35,7,.65,vec=o); pb=sand.pbsdf(Base_Color=sand.mix(f,srgb('#b99d76'),srgb('#dcc6a0')),Roughness=.95,Specular=.15); sand.set(pb,'Normal',sand.bump(sand.math('ADD',sand.math('MULTIPLY',f,4.0),sand.noise(5,5,.7,vec=o)),.9,.12)); sandm=sand.done(pb)
    clf=N('cliff'); o=clf.n('NewGeometry').outputs['Position']; f=clf.noise(.25,8,.7,vec=clf.mapping(o,(1,1,2.6))); pb=clf.pbsdf(Base_Color=clf.ramp(f,[(.3,srgb('#5c2a1c')),(.55,srgb('#9a4b2e')),(.75,srgb('#b9744a'))]),Roughness=.95,Specular=.1); clf.set(pb,'Normal',clf.bump(f,1.0,.5)); cliff=clf.done(pb)
    dry=M_stone('dry',srgb('#b6a58c'),srgb('#7d6d58'),.8,1.2,.6)
    def villa(nb,floors,d,turn=False,loggia=True):
        """a white house: arches below, windows above, a tiled gable along its front or towards the sea"""
        Q=dict(P); Q['bays']=nb; w=nb*2.6; z=0
        for k in range(floors):
            h=3.2; storey(Q,z,h,'arch' if k==0 else 'rect',1.5 if k==0 else 1.15,2.5 if k==0 else 1.7,.02 if k==0 else .75,wall,th=.4)
            if k: # a balcony of timber at one window, with a lamp
                box((-w/2+1.3,-.7,z+.1),(2.4,1.4,.14),timber,.02); r=railing(2.4,timber,.9,.14); r.location=(-w/2+1.3,-1.3,z+.15); point((-w/2+1.3,-.6,z+2.3),16,kelvin(2450),.1)
            z+=h
        box((0,d/2+.95,z/2),(w-.02,d-1.9,z),wall,0); [box((q*(w/2-.1),d/2,z/2),(.2,d,z),wall,0) for q in(-1,1)]
        if turn: gable((0,d/2,z),w,d,w*.30,.6,roof,.2,'y',wall); o=lathe([(0,0),(.34,0),(.34,.06),(0,.06)],P['roomt'],(0,-.02,z+w*.12),24,rot=(R_(90),0,0)); o.visible_diffuse=False
        else: gable((0,d/2,z),d,w,d*.30,.6,roof,.2,'x',wall)
        if loggia: # a veranda under a lean-to of tiles
            mesh('lean',[(-w/2-.3,-.02,3.15),(w/2+.3,-.02,3.15),(w/2+.3,-2.6,2.45),(-w/2-.3,-2.6,2.45)],[(0,1,2,3)],roof).modifiers.new('s','SOLIDIFY').thickness=.16; plane((0,-1.2,.03),w+.4,2.6,dry); area((0,-1.2,2.35),(0,-1.2,0),w*.9,1.2,26*nb,kelvin(2450))
            for i in range(nb+1): x=-w/2+i*2.6; column((x,-2.4,0),.12,2.45,P['trim'],12)
        strip(.2,w,24*nb,-1.2,5)
        for q in(-1,1): point((q*w*.5,-.5,2.3),14,kelvin(2450),.08)
    def terrace(x0,x1,y0,z):
        box(((x0+x1)/2,y0+10,z/2-.5),(x1-x0,20,z+1),dry,.05); box(((x0+x1)/2,y0+.1,z+.06),(x1-x0+.2,.5,.16),P['trim'],.03)
    # three terraces that climb to the right
    terrace(-25,-4.5,-1.5,.9); terrace(-4.5,9,0,2.6); terrace(9,30,2.0,4.8); terrace(-14,4,11.5,6.2)
    placed(at(-15.4,2.2,.9,5),lambda:villa(4,1,7.5)); placed(at(-6.0,4.6,.9,-4),lambda:villa(2,2,8,True,False)); placed(at(2.6,4.2,2.6,3),lambda:villa(3,2,8)); placed(at(14.6,6.6,4.8,-6),lambda:villa(3,2,8.5,True)); placed(at(24.0,7.2,4.8,-10),lambda:villa(2,1,7,False,False)); placed(at(-5.6,15.5,6.2,2),lambda:villa(3,2,8,False,False)); placed(at(-21.6,6,.9,8),lambda:villa(2,2,7,True,False))
    # steps up from the beach, pots, bougainvillea
    for k in range(16): box((-.4,-4.8+.34*k,.16*(k+.5)-.4),(2.6,.36,.16+.8),dry,.02)
    bloom=M_leaf('bloom',srgb('#b32a72'),.35)
    for x0,x1,y,zt,sd in((-12,-6,-1.7,1.0,1),(4.2,8.6,-.2,2.75,2),(10,15,1.8,4.95,3),(20,26,1.8,4.95,4)):
        rr=np.random.RandomState(sd); v,f=leafmesh(.15,.11,.3,3); J=[[],[]]
        for k in range(2600): u=rr.rand(); q=rr.rand()**.6; p=Vector((x0+(x1-x0)*u,y-.28*rr.rand()-.1,zt+.35-q*(1.0+.6*math.sin(u*9+sd)))); yv=Vector(rr.normal(size=3)).normalized(); xx=yv.orthogonal().normalized(); J[rr.rand()<.5].append(Matrix.Translation(p)@Matrix((xx,yv,xx.cross(yv))).transposed().to_4x4()@Matrix.Scale(rr.uniform(.7,1.3),4))
        place_leaves(P['leaf'],v,f,J[0]); place_leaves(bloom,v,f,J[1])
    # beach, sea, cliff
    ground(-120,120,-15.5,14,sandm,lambda x,y:max(-.5,(y+13.5)*.055)+.08*math.sin(.5*x+.3*y)+.05*math.sin(1.3*x-.7*y),200,60); plane((0,-120,-.06),900,220,P['water']); lakewater(-.5)
    rr=np.random.RandomState(5); ph=rr.uniform(0,6.3,9)
    def wallz(x,y): t=min(1,max(0,(y-19-2.2*math.sin(.11*x+ph[0])-1.0*math.sin(.37*x+ph[1]))/7)); return 19*(t*t*(3-2*t))+.5*math.sin(.31*x+ph[2])*t+.9*math.sin(.9*x+ph[3]+y)*t*(1-t)*2
    ground(-120,120,14,40,cliff,wallz,220,40); gr=M_grass((.05,.08,.03)); ground(-120,120,26.5,70,gr,lambda x,y:19.1+.5*math.sin(.31*x+ph[2]),120,8)
    palms(P,[(-11.5,-3.4,9.5,3),(-19.5,-4.2,8,4),(9.4,-3.6,9.5,6),(13,-5,7.5,8),(24,-3,9,9),(-27,-2,10,11)],240); placed(at(0,0,18.8),lambda:palms(P,[(-24,29,8,12),(-12,30,9,13),(6,29,8.5,14),(15,31,9.5,15),(27,29,8,16),(-36,30,9,18),(38,30,9,19)],0))
    # a boat, a hammock, lanterns on the sand
    def boat():
        V=[];n=18;m=9
        for i in range(n+1):
            t=i/n*2-1; hw=.85*(1-abs(t)**2.6)+.02; keel=.12+.62*abs(t)**3; rim=.75+.65*abs(t)**2.4
            for j in range(m+1): a=math.pi*j/m; V.append((3.6*t,-hw*math.cos(a),rim-(rim-keel)*math.sin(a)**.7))
        h=mesh('hull',V,[(i*(m+1)+j,i*(m+1)+j+1,(i+1)*(m+1)+j+1,(i+1)*(m+1)+j) for i in range(n) for j in range(m)],M_plain('hull',srgb('#2b6a78'),.5,var=.2),True); q=h.modifiers.new('s','SOLIDIFY'); q.thickness=.07
        for s in(-1,1): tube([V[i*(m+1)+(0 if s<0 else m)] for i in range(n+1)],.05,M_plain('rim',srgb('#d9a23a'),.5),2)
        for x in(-1.6,0,1.6): box((x,0,.55),(.3,1.4,.06),timber,.01)
    placed(at(5.6,-10.4,.05,24),boat)
    for x,y in((-7,-7.2),(-3.6,-9.8),(1.6,-8.2),(9.6,-8.8),(13.6,-9.6),(-12.4,-9.2)): lantern((x,y,max(-.5,(y+13.5)*.055)),P['iron'],.55,.24,14,2250,10)
    hills(-1,1800,70,'#4a3558',.55,3,lights=30,a0=-30,a1=40); hills(-1,1800,70,'#4a3558',.55,3,lights=30,a0=140,a1=210); sky('dusk',.8,1.0); area((0,-60,26),(0,0,3),70,20,6200,(.72,.60,.86))
    camera((-8.5,-33,1.9),(.8,0,1.9),27.5,shift_y=.16)
    return dict(exposure=1.1),dict(wb=(1.0,1,1.02),bloom=.065)
def h12():
    """a bronze frame by day: a tower with gardens in its storeys, a lower block, trees along the river"""
    P=dict(bays=6,bw=3.4,wallc='#9c9a96',trimc='#d8d2c6'); common(P); FH=3.4; bronze=M_plain('bronze',srgb('#9a6a3e'),.32,.85,var=.15); dark=M_plain('soffit',srgb('#2d2924'),.6); stone=M_stone('quay',srgb('#c6bca8'),srgb('#948a76'),.7,.8,.4); slabm=M_plain('slabs',srgb('#cbb89a'),.6)
    gl=N('glass'); o=gl.n('NewGeometry').outputs['Position']; s=gl.n('SeparateXYZ'); gl.set(s,0,o); cell=gl.n('CombineXYZ',{'X':gl.math('FLOOR',gl.math('DIVIDE',gl.math('ADD',s.outputs[0],s.outputs[1]),1.7)),'Y':gl.math('FLOOR',gl.math('DIVIDE',s.outputs[2],FH))}).outputs[0]; wn=gl.n('TexWhiteNoise',noise_dimensions='2D'); gl.set(wn,'Vector',cell); c=gl.ramp(wn.outputs['Value'],[(0,srgb('#1b2a33')),(.6,srgb('#2c3f48')),(.85,srgb('#6d6a5c')),(1,srgb('#a59a82'))]); glass=gl.done(gl.pbsdf(Base_Color=c,Roughness=.06,Specular=.9,Metallic=.25))
    lf=[M_leaf('g%d'%k,srgb(c),.3) for k,c in enumerate(('#4d7a35','#6f9440','#3a6136'))]; planter=M_plain('planter',srgb('#d3c6ae'),.7)
    def green(x0,x1,y,z,seed,trees=3):
        """planting along an edge that hangs over it, with small trees behind"""
        rr=np.random.RandomState(seed); v,f=leafmesh(.42,.24,.4,3); J=[[],[],[]]; n=int(70*(x1-x0))
        for k in range(n): u=rr.rand(); hang=rr.rand()<.45; q=rr.rand(); p=Vector((x0+(x1-x0)*u,y-.25-.25*q if hang else y+.9*rr.rand(),z-q*(.7+.9*abs(math.sin(u*13+seed))) if hang else z+.25+.75*q*(.4+.6*abs(math.sin(u*9+seed))))); yv=(Vector(rr.normal(size=3))+Vector((0,-.5,.3 if not hang else -.8))).normalized(); xx=yv.orthogonal().normalized(); J[rr.randint(3)].append(Matrix.Translation(p)@Matrix((xx,yv,xx.cross(yv))).transposed().to_4x4()@Matrix.Scale(rr.uniform(.7,1.4),4))
        [place_leaves(lf[k],v,f,J[k]) for k in range(3)]; box(((x0+x1)/2,y+.4,z-.1),(x1-x0,1.3,.5),planter,.03)
        for k in range(trees): placed(at(x0+(x1-x0)*(k+.5)/trees+rr.uniform(-.6,.6),y+1.6,z),lambda:tree(0,0,3.2*rr.uniform(.75,1.1),1.25,lf[k%3],P['bark'],seed*7+k,1100,.30))
    def block(x0,x1,y0,d,z0,n,gardens=()):
        """`n` storeys of glass in a frame of bronze; the storeys in `gardens` are open"""
        w=x1-x0; cx=(x0+x1)/2; nb=round(w/3.4); bw=w/nb; H=n*FH
        k=0
        while k<n:
            if k in gardens: # two storeys high, set back
                box((cx,y0+d/2+2.2,z0+(k+1)*FH),(w-5,d-4.4,2*FH),glass,0); box((cx,y0+d/2,z0+k*FH+.15),(w+.4,d+.4,.5),slabm,.03); box((cx,y0+d/2,z0+(k+2)*FH-.12),(w+.2,d+.2,.24),dark,0); green(x0+.2,x1-.2,y0,z0+k*FH+.5,int(k+z0)); [box((x0+i*bw,y0+.3,z0+(k+1)*FH),(.34,.34,2*FH),bronze,.02) for i in(0,nb//2,nb)]; k+=2; continue
            box((cx,y0+d/2+.3,z0+(k+.5)*FH),(w-.6,d-.6,FH),glass,0); box((cx,y0+d/2,z0+k*FH),(w+.3,d+.3,.34),bronze,.02)
            for i in range(nb+1): box((x0+i*bw,y0-.05,z0+(k+.5)*FH),(.26,.6,FH),bronze,.02)
            for i in range(nb): box((x0+(i+.5)*bw,y0+.22,z0+(k+.5)*FH),(.07,.1,FH),dark,0)
            for q,xe in((-1,x0),(1,x1)): [box((xe,y0+j*d/int(d/3.4),z0+(k+.5)*FH),(.6,.26,FH),bronze,.02) for j in range(int(d/3.4)+1)]
            if k%3==1: # balconies with plants, one bay after another
                for i in range((k//3)%2,nb,2): box((x0+(i+.5)*bw,y0-.55,z0+k*FH+.12),(bw-.3,1.3,.2),slabm,.02); rr=np.random.RandomState(k*31+i); v,f=leafmesh(.36,.22,.4,3); place_leaves(lf[(i+k)%3],v,f,[Matrix.Translation((x0+(i+.5)*bw+rr.uniform(-.5,.5)*(bw-.5),y0-1.1-.2*rr.rand(),z0+k*FH+.75-1.3*rr.rand()**1.6))@Euler(tuple(rr.uniform(-3,3,3))).to_matrix().to_4x4()@Matrix.Scale(rr.uniform(.7,1.3),4) for _ in range(110)])
            k+=1
        box((cx,y0+d/2,z0+H+.1),(w+.5,d+.5,.5),bronze,.03)
    block(-9,11.4,4,17,7.2,16,(4,11)); block(-27.7,-9.3,7,15,7.2,8,(6,)); block(11.6,25.2,9,13,7.2,4)
    green(-9,11.4,4,7.2+16*FH+.4,71,5); green(-27.7,-9.3,7,7.2+8*FH+.4,72,4); green(11.6,25.2,9,7.2+4*FH+.4,73,4); box((1.2,13,7.2+16*FH+2.2),(10,8,4),bronze,.05)
    # lobby: tall glass between bronze piers, a canopy with planting
    box((-1.2,13,3.6),(52,15,7.0),glass,0); box((-1.2,10,7.0),(56,22,.5),bronze,.03); green(-28.5,26.5,-.7,7.2,74,0); [box((-28+i*54.0/16,1.2,3.4),(.4,.9,6.8),bronze,.03) for i in range(17)]; box((-1.2,-.9,6.75),(55.5,1.2,.2),dark,0)
    # quay, river, trees, people of the river: a pavement with lamps
    tiles(-80,80,-9.5,3,1.6,1.1,0,stone); box((0,-9.7,-.6),(160,.5,1.4),stone,.04); plane((0,-320,-1.0),1600,640,M_stillwater(.05,.22,.9,'#24505a')); plane((0,200,-.1),900,400,M_grass((.07,.12,.03)))
    for x,y,h,r,sd in((-21,-5.6,5.4,2.5,1),(-14,-6.2,5.0,2.3,2),(10,-6.0,5.2,2.4,3),(17.5,-5.6,5.6,2.6,4),(-33,-5,6,2.9,5),(28,-4.5,6.4,3,6),(36,-2,7,3.4,7),(-42,-2,7,3.4,8)): tree(x,y,h,r,lf[sd%3],P['bark'],sd,3000,.24)
    for x,y,h,r,sd in((-40,14,11,6,11),(-50,22,12,6.5,12),(37,16,11,6,13),(48,22,12,6.5,14),(-34,30,13,6.5,15),(34,34,13,6.5,16),(62,24,12,7,17),(-66,24,12,7,18)): tree(x,y,h,r,lf[sd%3],P['bark'],sd,2600,.42)
    for s in(-1,1): hedge(*sorted((s*5,s*26)),-1.9,-1.2,.8,lf[2],60+s,60)
    for x in(-24,-8,8,24): lamppost(x,-8.4,0,P['iron'],4.2,0)
    # the city behind, pale with distance
    ct=N('cityday'); o=ct.n('NewGeometry').outputs['Position']; s=ct.n('SeparateXYZ'); ct.set(s,0,o); w=ct.math('MULTIPLY',ct.math('GREATER_THAN',ct.math('FRACT',ct.math('DIVIDE',ct.math('ADD',s.outputs[0],s.outputs[1]),3.1)),.35),ct.math('GREATER_THAN',ct.math('FRACT',ct.math('DIVIDE',s.outputs[2],3.4)),.4)); p=ct.pbsdf(Base_Color=ct.mix(w,srgb('#c9ccd0'),srgb('#8e9dab')),Roughness=.6); mx=ct.n('MixShader'); ct.set(mx,0,.42); ct.set(mx,1,p); ct.set(mx,2,ct.n('Emission',{'Color':srgb('#b9cad9'),'Strength':.8})); pale=ct.done(mx)
    rs=np.random.RandomState(12)
    for k in range(26): x=rs.uniform(-210,210); box((x,rs.uniform(130,230),0),(rs.uniform(14,26),rs.uniform(14,22),2*rs.uniform(22,70)*(1 if abs(x)>30 else .6)),pale,0)
    sky('blue',.75,1.0); sun((.60,.70,-.60),3.4,(1,.92,.80))
    camera((-26,-86,3.4),(-1.0,8,3.4),25.5,shift_y=.225)
    return dict(),dict(bloom=.05)
HOTELS={'hotel-8':h8,'hotel-9':h9,'hotel-10':h10,'hotel-11':h11,'hotel-12':h12}
reset(17); setup(); look,grade=HOTELS[VARIANT](); setup(clamp=4,bounces=8,**look); bpy.context.scene.cycles.transparent_max_bounces=10
finish(**grade)
