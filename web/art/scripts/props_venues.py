from props import *
R_=math.radians
# ------------------------------------------------------------ sky and lake
DUSK_SKY=[(0,(1.0,.42,.16)),(.03,(.95,.38,.19)),(.09,(.62,.27,.25)),(.2,(.26,.19,.33)),(.42,(.075,.105,.27)),(.9,(.02,.04,.14))]
MORNING=[(0,(1.0,.84,.66)),(.04,(.95,.84,.72)),(.12,(.70,.78,.86)),(.3,(.38,.56,.82)),(.9,(.16,.34,.70))]
BLUE=[(0,(.42,.30,.30)),(.08,(.30,.30,.42)),(.22,(.13,.20,.42)),(.5,(.05,.095,.28)),(.9,(.02,.045,.16))]
def sky(kind='dusk',light=.6,cam=.95): world_gradient(MORNING if DAY else DUSK_SKY if kind=='dusk' else BLUE,light,cam,axis_noise=.16)
def foil_arch(cx,w,h,y0=0,n=7,depth=.10,peak=.20,m=10):
    """another multifoil (Mughal) arch outline, left foot to right foot"""
    r=w/2; sp=h-r*(1+peak); P=[(cx-r,y0),(cx-r,sp-.0)]
    for t in np.linspace(math.pi,0,n*m+1):
        f=1-depth*(1-abs(math.sin(n*t))**.8); k=1+peak*math.exp(-((t-math.pi/2)/.30)**2)
        P.append((cx+r*f*math.cos(t),sp+r*f*k*math.sin(t)))
    return P+[(cx+r,sp),(cx+r,y0)]
def sway(pts,loc): return [(loc[0]+x,loc[1],loc[2]+y) for x,y in pts]
def lakewater(z=-10,size=16000,y=0,rough=.10,scale=.25,bump=.6,dist=1.6,col='#3c5a66' if DAY else '#0d2735'):
    n=N('lake'); o=n.obj(); bp=n.bump(n.noise(scale,8,.65,vec=o),bump,dist); p=n.pbsdf(Base_Color=srgb(col),Roughness=rough,Specular=.6,Normal=bp)
    return plane((0,y,z),size,size,n.done(p))
def hills(z=-10,R=2600,h=260,col='#3a3350',st=.55,seed=3,a0=0,a1=360,n=240,lights=160,lsize=(1.4,3.2),lstr=9):
    """a ring of hill silhouettes round the camera, with house lights near the shore; blue and without lights by day"""
    if DAY: col,st,lights=('#8a9fb4' if R>2500 else '#748a9e'),.85,0
    r=np.random.RandomState(seed); ph=r.uniform(0,6.3,6); V=[];F=[]; pr=[]; A=np.linspace(R_(a0),R_(a1),n+1)
    for a in A:
        t=a; q=max(0,.42+.30*math.sin(2.1*t+ph[0])+.22*math.sin(4.7*t+ph[1])+.09*math.sin(11*t+ph[2])+.04*math.sin(29*t+ph[3])); pr.append(h*q)
        V+=[(R*math.cos(a),R*math.sin(a),z-2),(R*math.cos(a),R*math.sin(a),z+h*q)]
    for i in range(n): F.append((2*i,2*i+2,2*i+3,2*i+1))
    m=N('hill'); e=m.n('Emission',{'Color':srgb(col),'Strength':st}); mesh('hills',V,F,m.done(e))
    LV=[];LF=[]
    for k in range(lights):
        a=r.uniform(A[0],A[-1]); zt=np.interp(a,A,pr)
        if zt<8: continue
        s=r.uniform(*lsize)*R/2600; zz=z+zt*r.rand()**3*.6+4; c=Vector((math.cos(a),math.sin(a),0))*(R-12); t=Vector((-math.sin(a),math.cos(a),0))*s; b=len(LV)
        LV+=[tuple(c-t+Vector((0,0,zz-s))),tuple(c+t+Vector((0,0,zz-s))),tuple(c+t+Vector((0,0,zz+s))),tuple(c-t+Vector((0,0,zz+s)))]; LF.append((b,b+1,b+2,b+3))
    if LF: mesh('hlights',LV,LF,M_emit('hl',(1,.62,.3),lstr))
def lakepalace(loc,s=1.0,rot=0.0,glow=1.0):
    """the far island palace: lit boxes, domes and a row of windows; seen from hundreds of metres"""
    n=N('lp'); g=n.n('SeparateXYZ'); n.set(g,0,n.obj()); z=g.outputs[2]; fz=n.math('FRACT',n.math('DIVIDE',z,4.2)); fx=n.math('FRACT',n.math('DIVIDE',n.math('ADD',g.outputs[0],g.outputs[1]),3.4))
    w=n.math('MULTIPLY',n.math('MULTIPLY',n.math('GREATER_THAN',fx,.34),n.math('LESS_THAN',fx,.72)),n.math('MULTIPLY',n.math('GREATER_THAN',fz,.25),n.math('LESS_THAN',fz,.72)))
    fall=n.ramp(n.math('DIVIDE',z,26.0),[(0,(1,)*3),(.4,(.42,)*3),(1,(.2,)*3)]); e=n.n('Emission',{'Color':n.mix(w,(.95,.60,.36),(1,.62,.26)),'Strength':n.math('MULTIPLY',n.math('ADD',n.math('MULTIPLY',w,1.7),.55),n.math('MULTIPLY',fall,glow))}); m=n.done(e)
    if DAY: m=M_plain('lp',srgb('#efe6d8'),.8)
    par=bpy.data.objects.new('lp',None); bpy.context.collection.objects.link(par); P=[]; rs=np.random.RandomState(5)
    for x,y,w_,d,h in ((0,0,46,30,13),(-34,2,26,24,9.5),(34,2,28,24,10.5),(-56,4,22,18,7),(57,4,22,18,7.5),(0,3,22,16,18.5),(-20,-8,9,9,16),(22,-8,9,9,15)): P.append(box((x,y,h/2),(w_,d,h),m,0))
    for x,y,z0,r in ((0,3,18.5,6),(-20,-8,16,3.6),(22,-8,15,3.6),(-45,2,9.5,2.6),(46,2,10.5,2.6),(-66,4,7,2.2),(67,4,7.5,2.2),(-9,-2,18.5,2),(9,-2,18.5,2)):
        P.append(lathe([(r*.9,0),(r*.9,r*.35)]+[(r*math.cos(t)**.8,r*.35+r*1.15*math.sin(t)) for t in np.linspace(.05,math.pi/2,10)],m,(x,y,z0),20)); P.append(cyl((x,y,z0+r*1.4),r*.06,r*.7,m,6,0))
    for p in P: p.parent=par
    par.location=loc; par.scale=(s,)*3; par.rotation_euler=(0,0,rot)
def lakescene(z=-10,palace=(0,700),pscale=1.3,prot=0.0,hl=160,seed=3,glow=1.0,water=True):
    if water: lakewater(z)
    hills(z,2900,250,'#463a5c',.62,seed,lights=hl,lsize=(1.6,3.4)); hills(z,2300,120,'#2c2745',.5,seed+4,lights=hl,lsize=(1.4,3.2))
    if palace: lakepalace((palace[0],palace[1],z),pscale,prot,glow)
def dup(objs,loc,rot=0.0,scale=1.0):
    """linked copies of a list of objects built around the origin"""
    M=Matrix.Translation(loc)@Matrix.Rotation(rot,4,'Z')@Matrix.Scale(scale,4); out=[]
    for o in objs:
        q=bpy.data.objects.new(o.name,o.data); q.matrix_world=M@o.matrix_world; bpy.context.collection.objects.link(q); out.append(q)
        q.visible_diffuse=o.visible_diffuse; q.visible_shadow=o.visible_shadow
        for md in o.modifiers:
            if md.type=='SUBSURF': b=q.modifiers.new('s','SUBSURF'); b.levels=md.levels; b.render_levels=md.render_levels; b.subdivision_type=md.subdivision_type
            if md.type=='SOLIDIFY': b=q.modifiers.new('t','SOLIDIFY'); b.thickness=md.thickness; b.offset=md.offset
    return out
class grab:
    """with grab() as g: …  ->  g.objs = every object made inside"""
    def __enter__(s): s.b=set(bpy.data.objects); return s
    def __exit__(s,*a): s.objs=[o for o in bpy.data.objects if o not in s.b]; bpy.context.view_layer.update()
def hide(objs):
    for o in objs: o.hide_render=True; o.hide_viewport=True
def joined(objs,name='j'):
    """convert curves, apply, join by material into one mesh at the origin"""
    bpy.context.view_layer.update(); out=[]
    for o in objs:
        if o.type in('MESH','CURVE'): out.append(o)
    bpy.ops.object.select_all(action='DESELECT')
    for o in out: o.select_set(True)
    bpy.context.view_layer.objects.active=out[0]; bpy.ops.object.convert(target='MESH'); bpy.ops.object.parent_clear(type='CLEAR_KEEP_TRANSFORM'); bpy.ops.object.join(); o=bpy.context.view_layer.objects.active; o.name=name; bpy.ops.object.transform_apply(location=True,rotation=True,scale=True); return o
# ------------------------------------------------------------ Rajput architecture
def dome(loc,r,mat,fin=None,seg=32,ribs=0,k=1.0):
    x,y,z=loc; P=[]
    P.append(lathe(smoothprofile([(r*1.04,0),(r*1.10,r*.05),(r*1.0,r*.12),(r*.97,r*.24),(r*1.03,r*.27),(r*1.02,r*.32)],3),mat,loc,seg))
    pr=smoothprofile([(r*.98,r*.30),(r*1.06,r*.55),(r*1.0,r*.86*k),(r*.74,r*1.17*k),(r*.38,r*1.40*k),(r*.12,r*1.54*k),(r*.05,r*1.62*k)],5); P.append(lathe(pr,mat,loc,seg))
    P.append(lathe(smoothprofile([(r*.20,r*1.47*k),(r*.24,r*1.53*k),(r*.10,r*1.58*k),(r*.04,r*1.62*k)],3),mat,loc,16))
    P.append(lathe(smoothprofile([(r*.05,r*1.58*k),(r*.09,r*1.68*k),(r*.03,r*1.75*k),(r*.065,r*1.83*k),(r*.02,r*1.90*k),(r*.012,r*2.15*k),(0,r*2.2*k)],4),fin or mat,loc,12))
    return P
def chajja(loc,w,d,out,mat,drop=.18,t=.05):
    """sloping stone eave round a w×d block"""
    x,y,z=loc; a,b=w/2,d/2; A,B=a+out,b+out
    V=[(-a,-b,0),(a,-b,0),(a,b,0),(-a,b,0),(-A,-B,-drop),(A,-B,-drop),(A,B,-drop),(-A,B,-drop)]; V+=[(q[0],q[1],q[2]-t) for q in V]
    F=[(0,1,2,3)]+[(i,4+i,4+(i+1)%4,(i+1)%4) for i in range(4)]+[(4+i,12+i,12+(i+1)%4,4+(i+1)%4) for i in range(4)]+[(8+i,8+(i+1)%4,12+(i+1)%4,12+i) for i in range(4)]
    return mesh('chajja',V,F,mat,False,None,loc)
def column(loc,r,h,mat,seg=20):
    return lathe(smoothprofile([(r*1.9,0),(r*1.9,r*.8)],1)+smoothprofile([(r*1.5,r*.8),(r*1.6,r*1.4),(r*1.15,r*1.9),(r*1.25,r*3.0),(r*1.1,r*5),(r*.95,h*.7),(r*.9,h-r*2.8),(r*1.15,h-r*2.4),(r*.95,h-r*2.0),(r*1.6,h-r*.9)],3)+[(r*1.8,h-r*.8),(r*1.8,h)],mat,loc,seg)
def chhatri(loc,w,h,mat,fin=None,dk=1.0,arch=True,th=.1,domemat=None,base=True):
    """domed kiosk, square plan"""
    x,y,z=loc; r=w*.5
    for sx in(-1,1):
        for sy in(-1,1): column((x+sx*(r-w*.06),y+sy*(r-w*.06),z),w*.045,h,mat,14)
    if arch:
        for rot,dx,dy in((0,0,-1),(0,0,1),(90,1,0),(90,-1,0)):
            s=w*.82; shape2d([(-r,h*.45),(-r,h+.12*w),(r,h+.12*w),(r,h*.45)][::-1] if 0 else [(-r,h+.10*w)]+[(-r,h*.52)]+[(px,py) for px,py in foil_arch(0,s,h*.98,h*.52,7)]+[(r,h*.52),(r,h+.10*w)],[],th*w,mat,(x+dx*(r-w*.06),y+dy*(r-w*.06),z),(R_(90),0,R_(rot)),.004*w)
    box((x,y,z+h+.12*w),(w*1.04,w*1.04,.05*w),mat,.01*w); chajja((x,y,z+h+.12*w),w*1.0,w*1.0,w*.20,mat,w*.08,w*.02); box((x,y,z+h+.16*w),(w*.98,w*.98,.08*w),mat,.01*w)
    dome((x,y,z+h+.19*w),w*.44,domemat or mat,fin,28,0,dk)
    if base: box((x,y,z-.06*w),(w*1.12,w*1.12,.12*w),mat,.02*w)
def jali(x0,x1,y,z0,h,mat,n=None,th=.05,axis='x'):
    """pierced stone parapet panel"""
    L=abs(x1-x0); c=h*.22; nx=max(2,int((L-.1)/c)); ny=max(2,int((h-.16)/c)); H=[]
    for j in range(ny):
        for i in range(nx-(j%2)):
            cx=(i+.5+(j%2)*.5)*(L-.1)/nx+.05; cy=.10+(j+.5)*(h-.18)/ny; q=c*.40
            H.append([(cx+q*math.cos(t),cy+q*1.05*math.sin(t)) for t in np.linspace(0,2*math.pi,6,endpoint=False)+math.pi/6])
    loc=(min(x0,x1),y,z0) if axis=='x' else (y,min(x0,x1),z0); rot=(R_(90),0,0) if axis=='x' else (R_(90),0,R_(90))
    shape2d([(0,0),(L,0),(L,h),(0,h)],H,th,mat,loc,rot,.003)
    m=(min(x0,x1)+L/2); c=(m,y,z0+h+.03) if axis=='x' else (y,m,z0+h+.03); box(c,(L,.16,.07) if axis=='x' else (.16,L,.07),mat,.015)
# ------------------------------------------------------------ tables, flowers, candles
def rosette(r,mat,n=34,seed=0,curl=-.35,wide=1.0):
    v,f=leafmesh(r,r*.95*wide,curl,4); I=[]; rs=np.random.RandomState(seed)
    for q in range(n):
        t=q/n; a=2*math.pi*q*.381966+rs.uniform(-.15,.15); el=-.25+1.65*t**.85; y=Vector((math.cos(a)*math.cos(el),math.sin(a)*math.cos(el),math.sin(el))); x=Vector((-math.sin(a),math.cos(a),0)); I.append(Matrix.Translation(Vector((0,0,r*.1))+y*r*.12)@Matrix((x,y,x.cross(y))).transposed().to_4x4()@Matrix.Scale(1-.5*t,4))
    return place_leaves(mat,v,f,I)
def flower_dome(R,h,flowers,leafm,seed=0,nf=26,nl=70):
    """a half-dome of flowers on the origin; flowers: list of (proto object, scale)"""
    rs=np.random.RandomState(seed); out=[]; v,f=leafmesh(.10,.05,.3,4); I=[]
    for k in range(nl):
        d=Vector(rs.normal(size=3)).normalized(); d.z=abs(d.z)*.8; p=Vector((d.x*R,d.y*R,d.z*h)); y=(d+Vector((0,0,-.25))+Vector(rs.normal(size=3))*.3).normalized(); x=y.orthogonal().normalized(); I.append(Matrix.Translation(p*.85)@Matrix((x,y,x.cross(y))).transposed().to_4x4()@Matrix.Scale(rs.uniform(.7,1.25),4))
    out.append(place_leaves(leafm,v,f,I))
    for k in range(nf):
        t=(k+.5)/nf; a=k*2.39996; el=math.asin(.05+.93*t); d=Vector((math.cos(a)*math.cos(el),math.sin(a)*math.cos(el),math.sin(el))); p=Vector((d.x*R,d.y*R,d.z*h)); o,sc=flowers[rs.randint(len(flowers))]; q=bpy.data.objects.new('fl',o.data.copy()); q.matrix_world=Matrix.Translation(p)@d.to_track_quat('Z','Y').to_matrix().to_4x4()@Matrix.Scale(sc*rs.uniform(.8,1.15),4); bpy.context.collection.objects.link(q); out.append(q)
    return out
def chiavari(frame,cush):
    """brass banquet chair at the origin, back towards +y"""
    P=[]; w,d,sh,bh=.40,.40,.45,.92
    for sx in(-1,1):
        P.append(tube([(sx*w*.46,-d/2,0),(sx*w*.48,-d/2,sh)],.013,frame,2,smooth=False)); P.append(tube([(sx*w*.42,d/2+.05,0),(sx*w*.44,d/2,sh),(sx*w*.44,d/2+.03,sh+.2),(sx*w*.43,d/2+.09,bh)],.013,frame,2))
        P.append(tube([(sx*w*.46,-d/2,.16),(sx*w*.44,d/2+.03,.16)],.008,frame,1,smooth=False))
    for z,y in((sh+.14,.03),(bh-.02,.085),(bh-.12,.065)): P.append(tube([(-w*.44,d/2+y,z),(w*.44,d/2+y,z)],.010,frame,2,smooth=False))
    for i in range(-3,4): P.append(tube([(i*.047,d/2+.03,sh+.14),(i*.047,d/2+.065,bh-.12)],.006,frame,1,smooth=False))
    P.append(tube([(-w*.46,-d/2,.18),(w*.46,-d/2,.18)],.008,frame,1,smooth=False)); P.append(box((0,0,sh),(w,d,.03),frame,.012)); P.append(box((0,-.005,sh+.035),(w*.94,d*.94,.05),cush,.022,4)); return P
def taper(loc,brass,wax,flame,h=.24,hold=.14):
    x,y,z=loc; lathe(smoothprofile([(0,0),(.036,0),(.036,.006),(.010,.018),(.007,hold*.5),(.012,hold*.55),(.007,hold*.62),(.008,hold-.02),(.018,hold-.01),(.018,hold)],3),brass,loc,20); lathe([(0,0),(.0105,0),(.0085,h),(0,h+.002)],wax,(x,y,z+hold-.01),12)
    lathe(smoothprofile([(0,0),(.006,.010),(.0045,.025),(0,.042)],4),flame,(x,y,z+hold+h+.004),10)
def catenary(a,b,sag,n):
    a,b=Vector(a),Vector(b); return [tuple(a.lerp(b,t)+Vector((0,0,-sag*4*t*(1-t)))) for t in np.linspace(0,1,n)]
def festoon(a,b,sag,wire,bulb,every=.42):
    L=(Vector(b)-Vector(a)).length; n=max(4,int(L/every)); P=catenary(a,b,sag,n+1); tube(P,.006,wire,1)
    for p in P[1:-1]: dup([bulb],(p[0],p[1],p[2]-.05))
    return P
# ------------------------------------------------------------ fitness
def treadmill(dark,metal,accent,belt,screen):
    """on the origin, runner faces +y"""
    with grab() as g:
        box((0,0,.115),(.56,1.62,.05),belt,.01); box((0,0,.07),(.60,1.70,.07),dark,.02)
        for s in(-1,1): box((s*.335,0,.12),(.11,1.72,.10),dark,.03); box((s*.335,-.05,.174),(.07,1.4,.008),metal,.003); box((s*.392,0,.12),(.006,1.5,.02),accent,.002)
        box((0,.80,.17),(.78,.34,.20),dark,.07,5); box((0,.80,.275),(.5,.2,.01),metal,.004)
        for s in(-1,1):
            tube([(s*.37,.80,.12),(s*.37,.72,.9),(s*.36,.60,1.22)],.036,dark,4); tube([(s*.36,.66,1.06),(s*.36,.30,1.00),(s*.355,.05,.98)],.024,dark,4); tube([(s*.355,.28,1.0),(s*.355,.05,.98)],.028,accent,4)
        tube([(-.36,.60,1.10),(0,.52,1.08),(.36,.60,1.10)],.022,dark,4)
        box((0,.63,1.30),(.66,.05,.40),dark,.025,4,rot=(R_(-18),0,0)); box((0,.602,1.312),(.56,.008,.30),screen,.004,rot=(R_(-18),0,0)); box((0,.60,1.10),(.5,.16,.05),dark,.02,rot=(R_(-10),0,0))
        for s in(-1,1): cyl((s*.22,.60,1.12),.036,.05,accent,20)
    return joined(g.objs,'treadmill')
def dumbbell(k,dark,metal,accent):
    """k: relative size; lies along x"""
    r=.042+.030*k; L=.055+.055*k
    with grab() as g:
        cyl((-.065,0,0),.014,.13,metal,16,.002,rot=(0,R_(90),0))
        for s in(-1,1):
            cyl((s*.065 if s>0 else -.065-L,0,0),r,L,dark,32,.010,rot=(0,R_(90),0)); cyl((s*(.065+L) if s>0 else -.065-L-.003,0,0),r*.62,.003,accent,24,.001,rot=(0,R_(90),0))
    return joined(g.objs,'db')
def kettlebell(r,dark,accent):
    with grab() as g:
        lathe(smoothprofile([(0,0),(r*.6,0),(r*.92,r*.45),(r,r*.95),(r*.8,r*1.55),(r*.4,r*1.85),(0,r*1.92)],5),dark,(0,0,0),28); lathe([(r*.985,r*.88),(r*1.01,r*.95),(r*.985,r*1.02)],accent,(0,0,0),28)
        tube([(-r*.55,0,r*1.55),(-r*.66,0,r*2.2),(-r*.35,0,r*2.65),(r*.35,0,r*2.65),(r*.66,0,r*2.2),(r*.55,0,r*1.55)],r*.17,dark,4)
    return joined(g.objs,'kb')
# ------------------------------------------------------------ trees
def tree(x,y,h,r,leaf,bark,seed,n=3600,ls=.17):
    """a tree, and the round masses of its crown"""
    rr=np.random.RandomState(seed); cs=[(Vector((x,y,h))+Vector((rr.uniform(-1,1)*r*.6,rr.uniform(-1,1)*r*.6,rr.uniform(-.45,.6)*r)),r*rr.uniform(.42,.62)) for _ in range(9)]; it=[]
    for c,rad in cs:
        tube([(x,y,h*.45),tuple((Vector((x,y,h*.6))+c)/2),tuple(c)],.05,bark,2,radii=[1.2,.7,.2])
        for k in range(n//9):
            d=Vector(rr.normal(size=3)).normalized(); p=c+d*rad*rr.uniform(.55,1.05)**.6; yv=(d*.5+Vector(rr.normal(size=3))*.6+Vector((0,0,-.3))).normalized(); xv=yv.orthogonal().normalized(); it.append(Matrix.Translation(p)@Matrix((xv,yv,xv.cross(yv))).transposed().to_4x4()@Matrix.Scale(rr.uniform(.8,1.4),4))
    v,f=leafmesh(ls,ls*.7,.3,3); place_leaves(leaf,v,f,it); tube([(x,y,0),(x+.05,y,h*.3),(x,y,h*.7)],.16,bark,4,radii=[1.3,1,.7]); return cs
