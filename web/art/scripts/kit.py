"""The kit of every picture: scene, camera, materials, geometry, cloth, light, render, denoise and grade.
What is asked for (name, size, samples, another camera of a scene, a variant) stands in catalogue.json."""
import bpy, bmesh, math, random, time, os, sys, json
import numpy as np
from mathutils import Vector, Matrix, Euler
D=os.path.dirname(os.path.abspath(__file__))+'/'
CACHE=os.path.join(os.path.dirname(D[:-1]),'.cache')+'/'   # simulated cloth, previews, denoised pictures; git-ignored
MASTERS=os.path.join(os.path.dirname(D[:-1]),'pictures')+'/'
ARGS=sys.argv[sys.argv.index('--')+1:] if '--' in sys.argv else []
PICTURE=ARGS[0]; PREV='--preview' in ARGS
ENTRY=json.load(open(D+'catalogue.json'))[PICTURE]; VARIANT=ENTRY.get('variant','')
DAY=ENTRY.get('light')=='day'   # lamps and candles are out, the windows and the sun light the scene
for d in ('cloth','render','preview'): os.makedirs(CACHE+d,exist_ok=True)
T0=time.time()
def log(*a): print('[%6.1fs]'%(time.time()-T0),*a,flush=True)

# ---------------------------------------------------------------- scene
def reset(seed=1):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed); np.random.seed(seed)
    s=bpy.context.scene
    s.render.engine='CYCLES'
    return s
def setup(exposure=0.0,look='Medium High Contrast',clamp=4.0,bounces=8,gamma=1.0):
    exposure=ENTRY.get('exposure',exposure); look=ENTRY.get('look',look)
    s=bpy.context.scene; c=s.cycles; w,h=ENTRY.get('size',(960,600)); samples=8 if PREV else ENTRY.get('samples',(8 if DAY else 10)-(w>=1920)*2); scale=round(100*int(os.environ.get('PREVIEW_WIDTH','384'))/w) if PREV else 100
    s.render.resolution_x=w; s.render.resolution_y=h; s.render.resolution_percentage=scale
    c.samples=samples; c.use_adaptive_sampling=False   # the denoiser wants noise that is alike everywhere, and less samples the more it sees of each thing
    c.use_denoising=False
    c.max_bounces=bounces; c.diffuse_bounces=3 if DAY else 4; c.glossy_bounces=4; c.transmission_bounces=6; c.transparent_max_bounces=12
    c.caustics_reflective=False; c.caustics_refractive=False
    c.sample_clamp_indirect=clamp; c.sample_clamp_direct=0; c.blur_glossy=1.0
    c.light_sampling_threshold=0.01
    s.render.use_persistent_data=True
    c.use_auto_tile=False
    s.render.threads_mode='FIXED'; s.render.threads=int(os.environ.get('THREADS','2'))
    v=s.view_settings; v.view_transform='Filmic'; v.look=look; v.exposure=exposure; v.gamma=gamma
    s.render.image_settings.file_format='PNG'
    return s
def camera(loc,target,lens=28,fstop=None,focus=None,shift_y=0,shift_x=0,level=True):
    """the scene's own camera, unless the catalogue asks for another"""
    if 'camera' in ENTRY: return place_camera(**ENTRY['camera'])
    return place_camera(loc,target,lens,fstop,focus,shift_y,shift_x,level)
def place_camera(loc,target,lens=28,fstop=None,focus=None,shift_y=0,shift_x=0,level=True):
    cd=bpy.data.cameras.new('cam'); o=bpy.data.objects.new('cam',cd); bpy.context.collection.objects.link(o)
    o.location=loc; d=Vector(target)-Vector(loc)
    if level: d.z=0
    o.rotation_euler=d.to_track_quat('-Z','Y').to_euler()
    cd.lens=lens; cd.sensor_width=36; cd.shift_y=shift_y; cd.shift_x=shift_x; cd.clip_end=12000
    if fstop:
        cd.dof.use_dof=True; cd.dof.aperture_fstop=fstop; cd.dof.aperture_blades=0
        cd.dof.focus_distance=focus if focus else (Vector(target)-Vector(loc)).length
    bpy.context.scene.camera=o
    return o

# ---------------------------------------------------------------- nodes
class N:
    def __init__(s,name):
        s.m=bpy.data.materials.new(name); s.m.use_nodes=True; s.t=s.m.node_tree; s.t.nodes.clear()
        s.out=s.t.nodes.new('ShaderNodeOutputMaterial')
    def n(s,typ,_in=None,**kw):
        nd=s.t.nodes.new('ShaderNode'+typ)
        for k,v in kw.items(): setattr(nd,k,v)
        if _in:
            for k,v in _in.items(): s.set(nd,k,v)
        return nd
    def set(s,nd,k,v):
        i=nd.inputs[k]
        if isinstance(v,bpy.types.NodeSocket): s.t.links.new(v,i)
        elif isinstance(v,bpy.types.Node): s.t.links.new(v.outputs[0],i)
        else:
            if isinstance(v,(tuple,list)) and len(v)==3 and i.type=='RGBA': v=(*v,1)
            i.default_value=v
    def math(s,op,a,b=None,c=None,clamp=False):
        nd=s.n('Math',operation=op,use_clamp=clamp); s.set(nd,0,a)
        if b is not None: s.set(nd,1,b)
        if c is not None: s.set(nd,2,c)
        return nd.outputs[0]
    def ramp(s,fac,stops,interp='LINEAR'):
        nd=s.n('ValToRGB'); s.set(nd,0,fac); cr=nd.color_ramp; cr.interpolation=interp
        while len(cr.elements)<len(stops): cr.elements.new(0.5)
        for e,(p,c) in zip(cr.elements,stops):
            e.position=p; e.color=(*c,1) if len(c)==3 else c
        return nd.outputs[0]
    def mix(s,f,a,b,typ='MIX'):
        nd=s.n('MixRGB',blend_type=typ); s.set(nd,0,f); s.set(nd,1,a); s.set(nd,2,b); return nd.outputs[0]
    def noise(s,scale,detail=4,rough=0.5,vec=None,dist=0,out=0):
        nd=s.n('TexNoise',{'Scale':scale,'Detail':detail,'Roughness':rough,'Distortion':dist})
        if vec is not None: s.set(nd,'Vector',vec)
        return nd.outputs[out]
    def obj(s): return s.n('TexCoord').outputs['Object']
    def gen(s): return s.n('TexCoord').outputs['Generated']
    def uv(s): return s.n('TexCoord').outputs['UV']
    def mapping(s,vec,scale=(1,1,1),loc=(0,0,0),rot=(0,0,0)):
        nd=s.n('Mapping'); s.set(nd,'Vector',vec); nd.inputs['Scale'].default_value=scale; nd.inputs['Location'].default_value=loc; nd.inputs['Rotation'].default_value=rot
        return nd.outputs[0]
    def bump(s,h,strength=0.3,dist=0.01,normal=None):
        nd=s.n('Bump',{'Strength':strength,'Distance':dist,'Height':h})
        if normal is not None: s.set(nd,'Normal',normal)
        return nd.outputs[0]
    def pbsdf(s,**kw):
        nd=s.n('BsdfPrincipled')
        for k,v in kw.items(): s.set(nd,k.replace('_',' '),v)
        return nd
    def done(s,surf,vol=None):
        s.t.links.new(surf.outputs[0] if isinstance(surf,bpy.types.Node) else surf,s.out.inputs[0])
        if vol: s.t.links.new(vol.outputs[0],s.out.inputs[1])
        return s.m
def srgb(h):
    h=h.lstrip('#'); r=[int(h[i:i+2],16)/255 for i in (0,2,4)]
    return tuple(((x+0.055)/1.055)**2.4 if x>0.04045 else x/12.92 for x in r)
def kelvin(k):
    t=k/100
    r=255 if t<=66 else 329.7*((t-60)**-0.1332)
    g=99.47*math.log(t)-161.12 if t<=66 else 288.12*((t-60)**-0.0755)
    b=255 if t>=66 else (0 if t<=19 else 138.52*math.log(t-10)-305.04)
    c=[max(0,min(255,x))/255 for x in (r,g,b)]
    return tuple(((x+0.055)/1.055)**2.4 if x>0.04045 else x/12.92 for x in c)

def M_plain(name,col,rough=0.5,metal=0,spec=0.5,bump=None,coat=0,sheen=0,var=0.0,bscale=40):
    n=N(name); c=col
    if var:
        f=n.noise(1.5,5,vec=n.obj()); c=n.mix(f,tuple(x*(1-var) for x in col),tuple(min(1,x*(1+var)) for x in col))
    p=n.pbsdf(Base_Color=c,Roughness=rough,Metallic=metal,Specular=spec,Clearcoat=coat,Clearcoat_Roughness=0.08,Sheen=sheen)
    if bump: n.set(p,'Normal',n.bump(n.noise(bscale,6,0.6,vec=n.obj()),bump,0.01))
    return n.done(p)
def M_plaster(name,col,bump=0.08):
    n=N(name); o=n.obj(); f=n.noise(0.8,6,0.6,vec=o)
    c=n.mix(f,tuple(x*0.93 for x in col),col)
    p=n.pbsdf(Base_Color=c,Roughness=0.75,Specular=0.25)
    n.set(p,'Normal',n.bump(n.noise(18,8,0.65,vec=o),bump,0.02)); return n.done(p)
def M_brass(name='brass',rough=0.22,col=None):
    col=col or srgb('#c9a063'); n=N(name); o=n.obj()
    r=n.ramp(n.noise(6,6,0.6,vec=o),[(0.3,(rough*0.7,)*3),(0.7,(rough*1.4,)*3)])
    p=n.pbsdf(Base_Color=col,Roughness=r,Metallic=1.0)
    return n.done(p)
def M_wood(name,dark,light,rough=0.35,uv=True,scale=1.0,coat=0.0,rand=0.25,grain=1.0,spec=0.4):
    """wood along the U axis; per island random via vertex colour 'rnd'"""
    n=N(name); vec=n.uv() if uv else n.obj()
    rnd=n.n('Attribute',attribute_name='rnd').outputs['Fac']
    off=n.n('CombineXYZ',{'X':n.math('MULTIPLY',rnd,37.0),'Y':n.math('MULTIPLY',rnd,91.0),'Z':n.math('MULTIPLY',rnd,53.0)}).outputs[0]
    v=n.n('VectorMath',operation='ADD'); n.set(v,0,vec); n.set(v,1,off); v=v.outputs[0]
    a=n.noise(1.0*scale,6,0.6,vec=n.mapping(v,(1.2*scale,14*scale,6*scale)),dist=0.6)
    b=n.noise(1.0,3,0.7,vec=n.mapping(v,(3*scale,160*scale,60*scale)))
    ring=n.math('FRACT',n.math('MULTIPLY',a,7.0))
    ring=n.math('ABSOLUTE',n.math('SUBTRACT',ring,0.5))
    g=n.math('ADD',n.math('MULTIPLY',ring,0.5*grain),n.math('MULTIPLY',b,0.6*grain))
    mid=tuple((x+y)/2 for x,y in zip(dark,light))
    c=n.ramp(g,[(0.1,dark),(0.42,mid),(0.75,light)])
    c=n.mix(n.math('MULTIPLY',n.math('SUBTRACT',1.0,rnd),rand),c,tuple(x*0.35 for x in dark))
    r=n.math('ADD',n.math('MULTIPLY',b,0.18),rough-0.09)
    p=n.pbsdf(Base_Color=c,Roughness=r,Clearcoat=coat,Clearcoat_Roughness=0.12,Specular=spec)
    n.set(p,'Normal',n.bump(g,0.12,0.004)); return n.done(p)
def M_marble(name,base=(0.8,0.78,0.75),vein=(0.25,0.23,0.22),scale=1.0,rough=0.12,amount=1.0):
    n=N(name); o=n.mapping(n.obj(),(scale,)*3)
    d=n.noise(1.6,7,0.62,vec=o,out=1)
    v=n.n('VectorMath',operation='MULTIPLY_ADD'); n.set(v,0,d); n.set(v,1,(0.9,0.9,0.9)); n.set(v,2,o)
    w=n.noise(1.1,6,0.55,vec=v.outputs[0])
    t=n.math('ABSOLUTE',n.math('SUBTRACT',w,0.5))
    ve=n.ramp(t,[(0.0,(1,1,1)),(0.018*amount,(0.55,)*3),(0.07*amount,(0.12,)*3),(0.2,(0,0,0))])
    cl=n.noise(2.2,5,0.6,vec=o)
    c=n.mix(n.math('MULTIPLY',cl,0.35),base,tuple(0.72*x for x in base))
    c=n.mix(ve,c,vein)
    return n.done(n.pbsdf(Base_Color=c,Roughness=rough,Specular=0.5,Clearcoat=0.3,Clearcoat_Roughness=0.05))
def M_fabric(name,col,rough=0.9,weave=900,bump=0.25,sheen=0.3,var=0.12,col2=None,uv=False,tint=0.5):
    n=N(name); o=n.uv() if uv else n.obj()
    a=n.n('TexWave',{'Scale':weave/20,'Distortion':0.6,'Detail':1},bands_direction='X'); n.set(a,'Vector',o)
    b=n.n('TexWave',{'Scale':weave/20,'Distortion':0.6,'Detail':1},bands_direction='Y'); n.set(b,'Vector',o)
    h=n.math('MULTIPLY',a.outputs['Fac'],b.outputs['Fac'])
    f=n.noise(4,6,0.65,vec=o)
    c=n.mix(f,tuple(x*(1-var) for x in col),tuple(min(1,x*(1+var)) for x in (col2 or col)))
    p=n.pbsdf(Base_Color=c,Roughness=rough,Sheen=sheen,Sheen_Tint=tint,Specular=0.15)
    n.set(p,'Normal',n.bump(n.math('ADD',h,n.math('MULTIPLY',n.noise(60,3,vec=o),0.8)),bump,0.002)); return n.done(p)
def M_velvet(name,col,sheen=1.0,rough=0.75):
    n=N(name); o=n.obj(); lw=n.n('LayerWeight',{'Blend':0.35}).outputs['Facing']
    f=n.noise(3.5,5,0.6,vec=o)
    edge=tuple(min(1,x*2.2+0.03) for x in col)
    c=n.mix(n.math('MULTIPLY',lw,0.75),n.mix(f,tuple(x*0.8 for x in col),col),edge)
    p=n.pbsdf(Base_Color=c,Roughness=rough,Sheen=sheen,Sheen_Tint=0.6,Specular=0.15)
    n.set(p,'Normal',n.bump(n.noise(220,3,vec=o),0.12,0.002)); return n.done(p)
def M_emit(name,col,strength,camera_strength=None):
    if DAY: return M_plain(name,(.80,.77,.72),.25)
    n=N(name); e=n.n('Emission',{'Color':col,'Strength':strength})
    if camera_strength is not None:
        lp=n.n('LightPath').outputs['Is Camera Ray']
        n.set(e,'Strength',n.math('ADD',n.math('MULTIPLY',lp,camera_strength-strength),strength))
    return n.done(e)
def M_glass(name,col=(1,1,1),rough=0.0,ior=1.45):
    """glass to the camera, transparent to shadow and diffuse rays: no caustic noise"""
    n=N(name); g=n.n('BsdfGlass',{'Color':col,'Roughness':rough,'IOR':ior}); t=n.n('BsdfTransparent',{'Color':tuple(0.9*x for x in col)})
    lp=n.n('LightPath'); f=n.math('MAXIMUM',lp.outputs['Is Shadow Ray'],lp.outputs['Is Diffuse Ray'])
    m=n.n('MixShader'); n.set(m,0,f); n.set(m,1,g); n.set(m,2,t); return n.done(m)
def M_window(name='pane',tint=(0.96,0.98,1.0),refl=1.0,rough=0.0):
    n=N(name); g=n.n('BsdfGlossy',{'Color':(1,1,1),'Roughness':rough}); t=n.n('BsdfTransparent',{'Color':tint})
    fr=n.n('Fresnel',{'IOR':1.45}); lp=n.n('LightPath')
    f=n.math('MULTIPLY',n.math('MULTIPLY',fr.outputs[0],refl),n.math('SUBTRACT',1.0,n.math('MAXIMUM',lp.outputs['Is Shadow Ray'],lp.outputs['Is Diffuse Ray'])))
    f=n.math('MULTIPLY',f,n.math('SUBTRACT',1.0,n.n('NewGeometry').outputs['Backfacing']))   # leaving a pane never reflects: no black panes at a slant
    m=n.n('MixShader'); n.set(m,0,f); n.set(m,1,t); n.set(m,2,g); return n.done(m)
def M_sheer(name,col=(0.9,0.88,0.84),opac=0.55):
    n=N(name); d=n.n('BsdfDiffuse',{'Color':col}); tl=n.n('BsdfTranslucent',{'Color':col}); t=n.n('BsdfTransparent')
    a=n.n('MixShader'); n.set(a,0,0.5); n.set(a,1,d); n.set(a,2,tl)
    lw=n.n('LayerWeight',{'Blend':0.3}).outputs['Facing']
    f=n.math('ADD',n.math('MULTIPLY',lw,0.5),opac,clamp=True)
    m=n.n('MixShader'); n.set(m,0,f); n.set(m,1,t); n.set(m,2,a); return n.done(m)
def M_shade(name,col=(0.9,0.8,0.65),glow=(1,0.62,0.3),strength=3.0):
    """lampshade: cheap glow (emission with a vertical falloff) plus diffuse"""
    n=N(name); z=n.n('SeparateXYZ'); n.set(z,0,n.gen())
    g=n.ramp(z.outputs['Z'],[(0,(1,1,1)),(0.45,(0.75,)*3),(1,(0.45,)*3)])
    w=n.noise(1,2,vec=n.mapping(n.obj(),(220,220,60))); strength*=.06 if DAY else 1
    g=n.math('MULTIPLY',g,n.math('ADD',n.math('MULTIPLY',w,0.4),0.8))
    p=n.pbsdf(Base_Color=col,Roughness=0.9,Emission=glow,Emission_Strength=n.math('MULTIPLY',g,strength)); return n.done(p)

# ---------------------------------------------------------------- geometry
def link(o,mat=None,smooth=False,auto=None):
    if o.name not in bpy.context.collection.objects: bpy.context.collection.objects.link(o)
    if mat: o.data.materials.append(mat)
    if smooth:
        o.data.polygons.foreach_set('use_smooth',[True]*len(o.data.polygons))
    if auto: o.data.use_auto_smooth=True; o.data.auto_smooth_angle=math.radians(auto)
    return o
def mesh(name,verts,faces,mat=None,smooth=False,auto=None,loc=(0,0,0),rot=(0,0,0)):
    me=bpy.data.meshes.new(name); me.from_pydata([tuple(v) for v in verts],[],[tuple(f) for f in faces]); me.update()
    o=bpy.data.objects.new(name,me); o.location=loc; o.rotation_euler=rot
    return link(o,mat,smooth,auto)
def box(c,size,mat=None,bevel=0.01,seg=3,rot=(0,0,0),name='box',uvscale=None):
    me=bpy.data.meshes.new(name); bm=bmesh.new(); bmesh.ops.create_cube(bm,size=1)
    bmesh.ops.scale(bm,vec=size,verts=bm.verts)
    if bevel: bmesh.ops.bevel(bm,geom=bm.edges[:]+bm.verts[:],offset=min(bevel,min(size)*0.49),segments=seg,profile=0.5,affect='EDGES')
    bm.normal_update()
    uvl=bm.loops.layers.uv.new('UVMap'); ax=sorted(range(3),key=lambda i:-size[i]); rl=bm.loops.layers.color.new('rnd'); r=random.random()
    off=random.random()*10
    for f in bm.faces:
        nrm=[abs(x) for x in f.normal]; k=nrm.index(max(nrm)); aa=[a for a in ax if a!=k]
        for l in f.loops:
            l[uvl].uv=(l.vert.co[aa[0]]+off,l.vert.co[aa[1]]); l[rl]=(r,r,r,1)
    bm.to_mesh(me); bm.free(); o=bpy.data.objects.new(name,me); o.location=c; o.rotation_euler=rot
    return link(o,mat,bool(bevel),40)
def lathe(profile,mat=None,loc=(0,0,0),seg=64,name='lathe',smooth=True,auto=35,rot=(0,0,0),scale=(1,1,1),arc=2*math.pi):
    vs=[];fs=[];m=len(profile); full=abs(arc-2*math.pi)<1e-6; ns=seg if full else seg+1
    for i in range(ns):
        a=arc*i/seg
        for r,z in profile: vs.append((r*math.cos(a)*scale[0],r*math.sin(a)*scale[1],z*scale[2]))
    for i in range(seg):
        j=(i+1)%ns
        for k in range(m-1): fs.append((i*m+k,j*m+k,j*m+k+1,i*m+k+1))
    o=mesh(name,vs,fs,mat,smooth,auto,loc,rot)
    bm=bmesh.new(); bm.from_mesh(o.data); bmesh.ops.remove_doubles(bm,verts=bm.verts,dist=1e-5); bmesh.ops.recalc_face_normals(bm,faces=bm.faces); bm.to_mesh(o.data); bm.free()
    return o
def smoothprofile(pts,n=8):
    """Catmull-Rom through the points"""
    out=[]; P=[pts[0]]+list(pts)+[pts[-1]]
    for i in range(1,len(P)-2):
        for k in range(n):
            t=k/n; p0,p1,p2,p3=[np.array(x,float) for x in P[i-1:i+3]]
            out.append(tuple(0.5*((2*p1)+(-p0+p2)*t+(2*p0-5*p1+4*p2-p3)*t*t+(-p0+3*p1-3*p2+p3)*t**3)))
    out.append(tuple(pts[-1])); return [(max(0,r),z) for r,z in out]
def tube(pts,r,mat=None,res=6,name='tube',cyclic=False,radii=None,smooth=True):
    cu=bpy.data.curves.new(name,'CURVE'); cu.dimensions='3D'; sp=cu.splines.new('POLY' if not smooth else 'NURBS'); sp.points.add(len(pts)-1)
    for i,p in enumerate(pts): sp.points[i].co=(*p,1); sp.points[i].radius=radii[i] if radii else 1
    if smooth: sp.use_endpoint_u=True; sp.order_u=3
    sp.use_cyclic_u=cyclic; cu.bevel_depth=r; cu.bevel_resolution=res; cu.use_fill_caps=True
    o=bpy.data.objects.new(name,cu); bpy.context.collection.objects.link(o)
    if mat: cu.materials.append(mat)
    return o
def cyl(loc,r,h,mat=None,seg=48,bevel=0.005,rot=(0,0,0),name='cyl'):
    b=min(bevel,r*0.4,h*0.4)
    prof=[(0,0)]+[(r-b+b*math.sin(t),b-b*math.cos(t)) for t in np.linspace(0,math.pi/2,4)]+[(r-b+b*math.cos(t),h-b+b*math.sin(t)) for t in np.linspace(0,math.pi/2,4)]+[(0,h)]
    return lathe(prof,mat,loc,seg,name,rot=rot)
def plane(c,sx,sy,mat=None,rot=(0,0,0),name='plane',nx=1,ny=1,uvm=1.0):
    vs=[];fs=[]
    for j in range(ny+1):
        for i in range(nx+1): vs.append(((i/nx-.5)*sx,(j/ny-.5)*sy,0))
    for j in range(ny):
        for i in range(nx): a=j*(nx+1)+i; fs.append((a,a+1,a+nx+2,a+nx+1))
    o=mesh(name,vs,fs,mat,False,None,c,rot); uv=o.data.uv_layers.new(name='UVMap')
    for l in o.data.loops: v=o.data.vertices[l.vertex_index].co; uv.data[l.index].uv=(v.x*uvm,v.y*uvm)
    return o
def daylight(loc,target,sx,sy,power,col=(.96,.98,1.0)):
    """the light of the sky in a window, or a soft fill, by day"""
    if DAY: o=area(loc,target,sx,sy,power,col); o.hide_render=False; return o
def sun(towards,power=3.2,col=(1,.90,.76),angle=1.2):
    """sunlight that travels in a direction, by day"""
    if not DAY: return
    l=bpy.data.lights.new('sun','SUN'); l.energy=power; l.color=col; l.angle=math.radians(angle); o=bpy.data.objects.new('sun',l); o.rotation_euler=Vector(towards).to_track_quat('-Z','Y').to_euler(); bpy.context.collection.objects.link(o); o.visible_glossy=False; return o   # its mirror images on glass and brass are specks
def area(loc,target,sx,sy,power,col=(1,1,1),spread=180,visible=False,name='area'):
    l=bpy.data.lights.new(name,'AREA'); l.shape='RECTANGLE'; l.size=sx; l.size_y=sy; l.energy=power; l.color=col; l.spread=math.radians(spread)
    o=bpy.data.objects.new(name,l); o.location=loc; o.rotation_euler=(Vector(target)-Vector(loc)).to_track_quat('-Z','Y').to_euler()
    bpy.context.collection.objects.link(o); o.visible_camera=visible; o.visible_glossy=visible; o.hide_render=DAY
    return o
def point(loc,power,col=(1,1,1),r=0.05,visible=False):
    l=bpy.data.lights.new('pt','POINT'); l.energy=power; l.color=col; l.shadow_soft_size=r
    o=bpy.data.objects.new('pt',l); o.location=loc; bpy.context.collection.objects.link(o); o.visible_camera=visible; o.visible_glossy=visible; o.hide_render=DAY; return o
def spot(loc,target,power,col=(1,1,1),angle=50,blend=0.6,r=0.03):
    l=bpy.data.lights.new('spot','SPOT'); l.energy=power; l.color=col; l.spot_size=math.radians(angle); l.spot_blend=blend; l.shadow_soft_size=r
    o=bpy.data.objects.new('spot',l); o.location=loc; o.rotation_euler=(Vector(target)-Vector(loc)).to_track_quat('-Z','Y').to_euler()
    bpy.context.collection.objects.link(o); o.visible_camera=False; o.hide_render=DAY; return o
def world_gradient(stops,strength=1.0,cam_strength=None,axis_noise=0.0):
    w=bpy.data.worlds.new('w'); bpy.context.scene.world=w; w.use_nodes=True; t=w.node_tree; t.nodes.clear()
    o=t.nodes.new('ShaderNodeOutputWorld'); b=t.nodes.new('ShaderNodeBackground'); tc=t.nodes.new('ShaderNodeTexCoord'); sx=t.nodes.new('ShaderNodeSeparateXYZ'); r=t.nodes.new('ShaderNodeValToRGB')
    t.links.new(tc.outputs['Generated'],sx.inputs[0]); z=sx.outputs['Z']
    if axis_noise:
        mp=t.nodes.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value=(1.2,1.2,9); t.links.new(tc.outputs['Generated'],mp.inputs[0])
        ns=t.nodes.new('ShaderNodeTexNoise'); ns.inputs['Scale'].default_value=2.3; ns.inputs['Detail'].default_value=8; ns.inputs['Roughness'].default_value=0.55; t.links.new(mp.outputs[0],ns.inputs[0])
        mm=t.nodes.new('ShaderNodeMath'); mm.operation='MULTIPLY_ADD'; t.links.new(ns.outputs[0],mm.inputs[0]); mm.inputs[1].default_value=axis_noise; t.links.new(z,mm.inputs[2])
        m2=t.nodes.new('ShaderNodeMath'); m2.operation='SUBTRACT'; t.links.new(mm.outputs[0],m2.inputs[0]); m2.inputs[1].default_value=axis_noise/2; z=m2.outputs[0]
    t.links.new(z,r.inputs[0])
    cr=r.color_ramp; cr.interpolation='EASE'
    while len(cr.elements)<len(stops): cr.elements.new(.5)
    for e,(p,c) in zip(cr.elements,stops): e.position=p; e.color=(*c,1)
    t.links.new(r.outputs[0],b.inputs[0]); b.inputs[1].default_value=strength
    if cam_strength is not None:
        lp=t.nodes.new('ShaderNodeLightPath'); ma=t.nodes.new('ShaderNodeMath'); ma.operation='MULTIPLY_ADD'; t.links.new(lp.outputs['Is Camera Ray'],ma.inputs[0]); ma.inputs[1].default_value=cam_strength-strength; ma.inputs[2].default_value=strength; t.links.new(ma.outputs[0],b.inputs[1])
    t.links.new(b.outputs[0],o.inputs[0]); return w

# ---------------------------------------------------------------- cloth
def bake(o):
    dg=bpy.context.evaluated_depsgraph_get(); me=bpy.data.meshes.new_from_object(o.evaluated_get(dg),depsgraph=dg)
    return me
def cushion_mesh(w=0.6,h=0.45,n=40,pressure=4.0,shrink=-0.08,frames=22,seed=0,thick=0.03,rnd=0.004,key=None):
    """closed two-sided sheet inflated by the cloth solver; cached as npz"""
    cache=CACHE+'cloth/cushion_%s.npz'%('_'.join(map(str,(w,h,n,pressure,shrink,frames,seed,thick))))
    if not os.path.exists(cache):
        rs=np.random.RandomState(abs(int(seed))); m=max(8,int(n*h/w)); vs=[];fs=[]
        def pt(i,j,s):
            x=(i/n-.5)*w; y=(j/m-.5)*h
            e=min(1,min(i,n-i)/2.0)*min(1,min(j,m-j)/2.0)
            return (x,y,s*thick*.5*e+rs.uniform(-rnd,rnd)*e)
        idx={}
        for s in (1,-1):
            for j in range(m+1):
                for i in range(n+1):
                    edge=i in(0,n) or j in(0,m)
                    if edge and s==-1: idx[(i,j,-1)]=idx[(i,j,1)]; continue
                    idx[(i,j,s)]=len(vs); vs.append(pt(i,j,s))
        for s in (1,-1):
            for j in range(m):
                for i in range(n):
                    q=(idx[(i,j,s)],idx[(i+1,j,s)],idx[(i+1,j+1,s)],idx[(i,j+1,s)]); fs.append(q if s==1 else q[::-1])
        o=mesh('cush',vs,fs); md=o.modifiers.new('c','CLOTH'); st=md.settings
        st.quality=6; st.mass=0.25; st.use_pressure=True; st.uniform_pressure_force=pressure; st.shrink_min=shrink; st.shrink_max=shrink
        st.tension_stiffness=15; st.compression_stiffness=15; st.shear_stiffness=5; st.bending_stiffness=0.15; st.effector_weights.gravity=0; st.air_damping=4
        md.collision_settings.use_collision=False; md.collision_settings.use_self_collision=False
        md.point_cache.frame_start=1; md.point_cache.frame_end=frames
        for f in range(1,frames+1): bpy.context.scene.frame_set(f)
        me=bake(o); bpy.context.scene.frame_set(1)
        co=np.empty(len(me.vertices)*3); me.vertices.foreach_get('co',co)
        np.savez_compressed(cache,v=co.reshape(-1,3).astype(np.float32),f=np.array(fs,np.int32)); bpy.data.objects.remove(o)
    d=np.load(cache); me=bpy.data.meshes.new('cushion'); me.from_pydata([tuple(map(float,v)) for v in d['v']],[],[tuple(map(int,f)) for f in d['f']]); me.update()
    return me
def cushion(loc,rot,mat,w=0.6,h=0.45,piping=None,**kw):
    me=cushion_mesh(w,h,**kw); o=bpy.data.objects.new('cushion',me); link(o,mat,True); o.location=loc; o.rotation_euler=rot
    sd=o.modifiers.new('s','SUBSURF'); sd.levels=1; sd.render_levels=2
    return o
def drape(name,cx,cy,z,sx,sy,colliders,nx=90,ny=90,frames=45,mass=0.3,bend=0.6,stiff=15,key='',rot=0.0,seed=0,friction=15,damp=2,selfcol=False):
    cache=CACHE+'cloth/drape_%s_%s.npz'%(name,key)
    rs=np.random.RandomState(abs(int(seed))); vs=[];fs=[]
    for j in range(ny+1):
        for i in range(nx+1):
            x=(i/nx-.5)*sx; y=(j/ny-.5)*sy; vs.append((cx+x*math.cos(rot)-y*math.sin(rot),cy+x*math.sin(rot)+y*math.cos(rot),z+rs.uniform(-.002,.002)))
    for j in range(ny):
        for i in range(nx): a=j*(nx+1)+i; fs.append((a,a+1,a+nx+2,a+nx+1))
    if not os.path.exists(cache):
        o=mesh(name,vs,fs); mods=[]
        for c in colliders:
            cm=c.modifiers.new('col','COLLISION'); c.collision.thickness_outer=0.008; c.collision.cloth_friction=friction; mods.append((c,cm))
        md=o.modifiers.new('c','CLOTH'); st=md.settings; st.quality=8; st.mass=mass; st.tension_stiffness=stiff; st.compression_stiffness=stiff; st.shear_stiffness=stiff*.6; st.bending_stiffness=bend; st.air_damping=damp
        md.collision_settings.collision_quality=4; md.collision_settings.distance_min=0.006; md.collision_settings.use_self_collision=selfcol; md.collision_settings.self_distance_min=0.006
        md.point_cache.frame_start=1; md.point_cache.frame_end=frames
        t=time.time()
        for f in range(1,frames+1): bpy.context.scene.frame_set(f)
        me=bake(o); bpy.context.scene.frame_set(1); log('cloth',name,'%.1fs'%(time.time()-t))
        co=np.empty(len(me.vertices)*3); me.vertices.foreach_get('co',co); np.savez_compressed(cache,v=co.reshape(-1,3).astype(np.float32))
        bpy.data.objects.remove(o)
        for c,cm in mods: c.modifiers.remove(cm)
    v=np.load(cache)['v']; return v,fs
def cloth_obj(name,v,fs,mat,thick=0.01,levels=2):
    o=mesh(name,[tuple(map(float,x)) for x in v],fs,mat,True)
    if thick: sm=o.modifiers.new('t','SOLIDIFY'); sm.thickness=thick; sm.offset=1
    sd=o.modifiers.new('s','SUBSURF'); sd.levels=1; sd.render_levels=levels
    return o
def curtain(x0,y0,x1,y1,z0,z1,mat,folds=14,depth=0.07,nz=24,seed=0,name='curtain',tie=None,nper=14):
    rs=np.random.RandomState(abs(int(seed))); nx=folds*nper; ph=np.cumsum(rs.uniform(0.75,1.25,folds+2)); 
    L=math.hypot(x1-x0,y1-y0); dx,dy=(x1-x0)/L,(y1-y0)/L; vs=[];fs=[]
    amp=rs.uniform(0.7,1.15,folds+2)
    for k in range(nz+1):
        t=k/nz; z=z0+(z1-z0)*t
        for i in range(nx+1):
            s=i/nx; f=s*folds; q=int(f); a=np.interp(f,range(folds+2),amp)
            w=math.sin(2*math.pi*f+0.5*math.sin(2.1*f+seed)+0.25*math.sin(6*(1-t)+f*1.3)*(1-t))
            w=math.copysign(abs(w)**0.8,w)
            d=depth*a*w*(0.75+0.35*(1-t))
            along=s*L+0.35*depth*math.sin(4*math.pi*f)*0.3
            vs.append((x0+dx*along-dy*d,y0+dy*along+dx*d,z))
    for k in range(nz):
        for i in range(nx): a=k*(nx+1)+i; fs.append((a,a+1,a+nx+2,a+nx+1))
    return mesh(name,vs,fs,mat,True)
def herringbone(x0,x1,y0,y1,L=0.6,W=0.1,mat=None,gap=0.0012,bev=0.0016,z=0.0,angle=45):
    """individual bevelled planks"""
    vs=[];fs=[];uvs=[];rn=[]
    c,s=math.cos(math.radians(angle)),math.sin(math.radians(angle)); R=max(x1-x0,y1-y0); n=int(R*1.6/W)
    def plank(cx,cy,ln,wd,vert):
        X=cx*c-cy*s+(x0+x1)/2; Y=cx*s+cy*c+(y0+y1)/2
        if X<x0-L or X>x1+L or Y<y0-L or Y>y1+L: return
        r=random.random(); zz=z+random.uniform(-.0004,.0004); b=len(vs)
        hl,hw=ln/2-gap/2,wd/2-gap/2
        for (e,h) in ((0,-bev),(bev,0)):
            for px,py in ((-hl+e,-hw+e),(hl-e,-hw+e),(hl-e,hw-e),(-hl+e,hw-e)):
                lx,ly=(px,py) if not vert else (-py,px)
                wx,wy=cx+lx,cy+ly
                vs.append((wx*c-wy*s+(x0+x1)/2,wx*s+wy*c+(y0+y1)/2,zz+h)); uvs.append((px,py)); rn.append(r)
        fs.append((b+4,b+5,b+6,b+7))
        for k in range(4): k2=(k+1)%4; fs.append((b+k,b+k2,b+4+k2,b+4+k))
    # classic herringbone: unit blocks
    m=int(R*2/L)+4
    for i in range(-n,n):
        for j in range(-m,m):
            ox=i*W+j*L; oy=i*W-j*L
            plank(ox+L/2,oy+W/2,L,W,False)
            plank(ox+L+W/2-W, oy+W+L/2-0*W, L, W, True) if False else plank(ox+W/2,oy+W+L/2,L,W,True)
    o=mesh('herringbone',vs,fs,mat)
    uv=o.data.uv_layers.new(name='UVMap'); ca=o.data.color_attributes.new('rnd','FLOAT_COLOR','POINT')
    li=np.empty(len(o.data.loops),np.int32); o.data.loops.foreach_get('vertex_index',li)
    uv.data.foreach_set('uv',np.array(uvs,np.float32)[li].ravel()); ca.data.foreach_set('color',np.repeat(np.array(rn,np.float32)[:,None],4,1).ravel())
    plane(((x0+x1)/2,(y0+y1)/2,z-0.004),x1-x0,y1-y0,M_plain('fl',(0.02,0.012,0.008),0.9))
    return o
def city(cx,cy,nx,ny,step,hmin,hmax,mat,seed=3,z=0,jit=0.3,mask=None):
    rs=np.random.RandomState(abs(int(seed))); vs=[];fs=[];uvs=[];rn=[]
    for i in range(nx):
        for j in range(ny):
            x=cx+(i-nx/2+rs.uniform(-jit,jit))*step; y=cy+(j-ny/2+rs.uniform(-jit,jit))*step
            if mask and not mask(x,y): continue
            w=step*rs.uniform(.45,.8); d=step*rs.uniform(.45,.8); h=hmin+(hmax-hmin)*rs.rand()**2.5; r=rs.rand(); b=len(vs)
            for zz in (z,z+h):
                for px,py in ((-w/2,-d/2),(w/2,-d/2),(w/2,d/2),(-w/2,d/2)): vs.append((x+px,y+py,zz))
            for k,ln in ((0,w),(1,d),(2,w),(3,d)):
                k2=(k+1)%4; fs.append((b+k,b+k2,b+4+k2,b+4+k)); u0=r*1000
                uvs+= [(u0,0),(u0+ln,0),(u0+ln,h),(u0,h)]
            fs.append((b+4,b+5,b+6,b+7)); uvs+=[(0,-50)]*4
    o=mesh('city',vs,fs,mat); uv=o.data.uv_layers.new(name='UVMap'); uv.data.foreach_set('uv',np.array(uvs,np.float32).ravel()); return o
def M_city(name='citym',strength=2.0,lit=0.35,cell=(3.2,3.4),base=(0.02,0.025,0.04),haze=None,hazedist=600):
    n=N(name); u=n.uv(); sp=n.n('SeparateXYZ'); n.set(sp,0,u)
    cu=n.math('DIVIDE',sp.outputs[0],cell[0]); cv=n.math('DIVIDE',sp.outputs[1],cell[1])
    fu=n.math('FRACT',cu); fv=n.math('FRACT',cv)
    m=n.math('MULTIPLY',n.math('MULTIPLY',n.math('GREATER_THAN',fu,0.22),n.math('LESS_THAN',fu,0.8)),n.math('MULTIPLY',n.math('GREATER_THAN',fv,0.3),n.math('LESS_THAN',fv,0.8)))
    m=n.math('MULTIPLY',m,n.math('GREATER_THAN',cv,0.0))
    cell_=n.n('CombineXYZ',{'X':n.math('FLOOR',cu),'Y':n.math('FLOOR',cv)}).outputs[0]
    wn=n.n('TexWhiteNoise',noise_dimensions='2D'); n.set(wn,'Vector',cell_)
    on=n.math('GREATER_THAN',wn.outputs['Value'],1-lit)
    col=n.ramp(n.n('SeparateColor',{'Color':wn.outputs['Color']}).outputs[1],[(0,(1,.45,.15)),(.5,(1,.65,.32)),(.85,(1,.85,.62)),(1,(.7,.85,1))])
    br=n.math('ADD',n.math('MULTIPLY',n.n('SeparateColor',{'Color':wn.outputs['Color']}).outputs[2],1.2),.2)
    st=n.math('MULTIPLY',n.math('MULTIPLY',m,on),n.math('MULTIPLY',br,strength))
    p=n.pbsdf(Base_Color=n.mix(m,base,tuple(x*.12 for x in base)),Roughness=n.math('SUBTRACT',.7,n.math('MULTIPLY',m,.62)),Emission=col,Emission_Strength=st)
    if haze:
        e=n.n('Emission',{'Color':haze,'Strength':1.0}); cd=n.n('CameraData').outputs['View Distance']
        f=n.math('SUBTRACT',1.0,n.math('POWER',2.718,n.math('DIVIDE',n.math('MULTIPLY',cd,-1.0),hazedist)))
        mx=n.n('MixShader'); n.set(mx,0,f); n.set(mx,1,p); n.set(mx,2,e); return n.done(mx)
    return n.done(p)

# ---------------------------------------------------------------- render, denoise, grade
PASSES=('Image','Denoising Albedo','Denoising Normal')
def render_passes(tag):
    """the picture, and the albedo and normals that tell the denoiser what is a detail"""
    s=bpy.context.scene; s.view_layers[0].cycles.denoising_store_passes=True; out=CACHE+'render/'+tag; os.makedirs(out,exist_ok=True)
    s.use_nodes=True; t=s.node_tree; t.nodes.clear(); rl=t.nodes.new('CompositorNodeRLayers'); fo=t.nodes.new('CompositorNodeOutputFile'); t.nodes.new('CompositorNodeComposite')
    fo.format.file_format='OPEN_EXR'; fo.format.color_depth='32'; fo.format.color_mode='RGBA'; fo.format.exr_codec='NONE'; fo.base_path=out; fo.file_slots.clear()
    for nme in PASSES: fo.file_slots.new(nme); t.links.new(rl.outputs[nme],fo.inputs[nme])
    s.frame_current=1; t0=time.time(); bpy.ops.render.render(write_still=False); res=[]
    for nme in PASSES:
        f='%s/%s0001.exr'%(out,nme); im=bpy.data.images.load(f); w,h=im.size; a=np.empty(w*h*4,np.float32); im.pixels.foreach_get(a); res.append(a.reshape(h,w,4)[:,:,:3].copy()); bpy.data.images.remove(im); os.remove(f)
    os.rmdir(out); log('rendered',tag,'%.1fs'%(time.time()-t0),'for',s.cycles.samples,'samples'); return res
def save_view(arr,path):
    """apply the scene's Filmic view transform and write a JPEG master or a PNG preview, by the path's ending"""
    s=bpy.context.scene; h,w,_=arr.shape; im=bpy.data.images.new('out',w,h,float_buffer=True,alpha=False); im.colorspace_settings.name='Linear'
    a=np.ones((h,w,4),np.float32); a[:,:,:3]=arr; im.pixels.foreach_set(a.ravel()); im.update()
    f=s.render.image_settings; s.use_nodes=False; f.file_format='JPEG' if path.endswith('.jpg') else 'PNG'; f.color_mode='RGB'; f.quality=90 if w>=1920 else 93; s.render.dither_intensity=1.0
    if f.file_format=='PNG': f.color_depth='8'
    part=path[:-4]+'.part'+path[-4:]; im.save_render(part,scene=s); bpy.data.images.remove(im); os.replace(part,path)
def lay_into(name,patch,box,h,w):
    """lay a freshly rendered part into the kept linear picture, with a soft seam"""
    from scipy.ndimage import gaussian_filter
    x0,y0,x1,y1=box; i=10; m=np.zeros((h,w),np.float32); m[h-y1+(i if y1<h else 0):h-y0-(i if y0>0 else 0),x0+(i if x0>0 else 0):x1-(i if x1<w else 0)]=1; m=gaussian_filter(m,3,mode='nearest')[...,None]
    old=np.load(CACHE+'render/%s.npy'%name).astype(np.float32); full=old.copy(); full[h-y1:h-y0,x0:x1]=patch; return old*(1-m)+full*m
def touched(img,box):
    """bright specks inside a rectangle pulled down to their neighbourhood"""
    from scipy.ndimage import median_filter,gaussian_filter
    x0,y0,x1,y1=box; img=img[::-1].copy(); p=img[y0:y1,x0:x1]; m=np.stack([median_filter(p[...,c],9) for c in range(3)],2)
    d=(p.mean(2,keepdims=True)>m.mean(2,keepdims=True)*1.06+.004).astype(np.float32); d=gaussian_filter(np.maximum.reduce([np.roll(np.roll(d,i,0),j,1) for i in(-1,0,1) for j in(-1,0,1)]),(.6,.6,0))
    img[y0:y1,x0:x1]=p*(1-d)+m*d; return img[::-1].copy()
def finish(bloom=.06,vignette=.18,grain=.012,wb=(1,1,1),sat=1.0):
    """render, denoise, grade; a preview goes to .cache/preview, a final becomes the master.
    BORDER=x0,y0,x1,y1 (pixels of the final, from the top left) renders that part again and lays it into the kept picture.
    REGRADE=1 renders nothing and grades the kept picture again; TOUCH=x0,y0,x1,y1 also quiets bright specks in that part."""
    import denoise as dn
    if DAY: wb,sat,bloom=tuple(ENTRY.get('balance',(1.0,1.0,1.04))),1.0,.05
    for o in bpy.data.objects:   # decorative emitters that light nothing need no light sampling
        if o.type=='MESH' and not o.visible_diffuse:
            for m in o.data.materials:
                if m: m.cycles.sample_as_light=False
    sc=bpy.context.scene; w,h=sc.render.resolution_x,sc.render.resolution_y; tag=PICTURE+('-preview' if PREV else ''); kept=CACHE+'render/%s.npy'%tag
    if os.environ.get('REGRADE') or os.environ.get('TOUCH'):
        img=np.load(kept).astype(np.float32)
        if os.environ.get('TOUCH'): img=touched(img,tuple(map(int,os.environ['TOUCH'].split(',')))); np.save(kept,img.astype(np.float16))
    else:
        border=None if PREV or not os.environ.get('BORDER') else tuple(map(int,os.environ['BORDER'].split(',')))
        if border: x0,y0,x1,y1=border; sc.render.use_border=True; sc.render.use_crop_to_border=False; sc.render.border_min_x=x0/w; sc.render.border_max_x=x1/w; sc.render.border_min_y=1-y1/h; sc.render.border_max_y=1-y0/h
        passes=render_passes(tag); t=time.time()
        if border: passes=[p[h-y1:h-y0,x0:x1] for p in passes]
        img=dn.denoise(*passes); log('denoise %.1fs'%(time.time()-t))
        if border: img=lay_into(PICTURE,img,border,h,w)
        np.save(kept,img.astype(np.float16))
    save_view(dn.post(img,bloom,vignette,0.0 if PREV else grain,wb=wb,sat=sat),CACHE+'preview/%s.png'%PICTURE if PREV else MASTERS+PICTURE+'.jpg'); log('saved',tag)
